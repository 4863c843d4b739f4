import { svg } from 'lit';

// Drawings in a 24 × 24 box that only the pages around the puzzles need.

export const plusIcon = svg`<path d="M12 5v14M5 12h14"/>`;
export const minusIcon = svg`<path d="M5 12h14"/>`;
export const pasteIcon = svg`<path d="M9 4.5H6.5a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-12a2 2 0 0 0-2-2H15M9 3h6v3.5H9zM8.5 11.5h7M8.5 15.5h5"/>`;
export const checkIcon = svg`<path d="m5 12.6 4.6 4.6L19 7.4"/>`;
export const printIcon = svg`<path d="M7 8.5V3.5h10v5M7 17H4.5V8.5h15V17H17M7 14h10v6.5H7z"/>`;
