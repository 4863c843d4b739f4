import { svg } from 'lit';

// Drawings in a 24 × 24 box that only the editor needs.

export const finishIcon = svg`<path d="M4 20 13.5 10.5M15.6 8.4l1.2-1.2M18.5 11v3.4M16.8 12.7h3.4M10.3 3.6v4M8.3 5.6h4M19 3.2v3M17.5 4.7h3"/>`;
export const linkIcon = svg`<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1"/>`;
export const alertIcon = svg`<path d="M12 4 21 19.5H3zM12 10v4.5M12 17.2v.1"/>`;
export const goodIcon = svg`<path d="m5 12.5 4.7 4.7L19.2 7.2"/>`;
export const playIcon = svg`<path fill="currentColor" d="M8 5.2v13.6L18.8 12z"/>`;
