import { svg } from 'lit';

// Drawings in a 24 × 24 box for the controls of a run.

export const playIcon = svg`<path fill="currentColor" d="M8 5.2v13.6L18.8 12z"/>`;
export const pauseIcon = svg`<path stroke-width="3.2" d="M8.5 6v12M15.5 6v12"/>`;
export const stepIcon = svg`<path fill="currentColor" d="M6 5.8v12.4l9-6.2z"/><path stroke-width="2.4" d="M18.5 5.5v13"/>`;
export const stepBackIcon = svg`<path fill="currentColor" d="M18 5.8v12.4L9 12z"/><path stroke-width="2.4" d="M5.5 5.5v13"/>`;
export const startIcon = svg`<path d="M5 4.5V9h4.5M5.3 9A8 8 0 1 1 4 13.5"/>`;
