import { svg } from 'lit';

// Drawings in a 24 × 24 box that only the editor needs.

export const linkIcon = svg`<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1"/>`;
export const alertIcon = svg`<path d="M12 4 21 19.5H3zM12 10v4.5M12 17.2v.1"/>`;
export const goodIcon = svg`<path d="m5 12.5 4.7 4.7L19.2 7.2"/>`;
export const playIcon = svg`<path fill="currentColor" d="M8 5.2v13.6L18.8 12z"/>`;
