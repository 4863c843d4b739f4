import { svg } from 'lit';

// Drawings in a 24 × 24 box that no screen needs for its first view.

export const nextIcon = svg`<path d="M9.5 5.5 16 12l-6.5 6.5"/>`;
export const backIcon = svg`<path d="M14.5 5.5 8 12l6.5 6.5"/>`;
export const turnIcon = svg`<path d="M19 4.5V9h-4.5M18.7 9A8 8 0 1 0 20 13.5"/>`;
export const mirrorIcon = svg`<path d="M12 3v18M8.5 7v10L3.5 17zM15.5 7v10l5 0z"/>`;
