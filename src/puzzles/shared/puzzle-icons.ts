import { svg } from 'lit';
import { queenGlyph } from '../../ui/drawing/queen.ts';

// Drawings in a 24 × 24 box that only puzzles need.

export const fillInIcon = svg`<rect x="3.8" y="3.8" width="16.4" height="16.4" rx="2.5"/><rect x="7" y="7" width="4.2" height="4.2" rx=".8" fill="currentColor"/><circle cx="15.6" cy="9.1" r="1.5"/><circle cx="11.4" cy="15.6" r="1.5"/>`;
export const regionsIcon = svg`<rect x="3.8" y="3.8" width="16.4" height="16.4" rx="2.5"/><path d="M10 3.8V10h6v10.2M3.8 14.4H10V10"/>`;
export const guardIcon = svg`<path d="M12 3.2 19 5.8v5.4c0 4.5-2.7 7.6-7 9.6-4.3-2-7-5.1-7-9.6V5.8z"/><g transform="translate(6.9 6.4) scale(.16)">${queenGlyph}</g>`;
export const touchIcon = svg`<rect x="4" y="4" width="16" height="16" rx="4" stroke-dasharray="2.6 2.735"/><circle cx="12" cy="12" r="3.1" fill="currentColor" stroke="none"/>`;
export const sightIcon = svg`<path d="M12 2.8v3.6M12 17.6v3.6M2.8 12h3.6M17.6 12h3.6M4.6 4.6l3 3M16.4 16.4l3 3M19.4 4.6l-3 3M7.6 16.4l-3 3"/><circle cx="12" cy="12" r="3.1" fill="currentColor" stroke="none"/>`;
export const timerIcon = svg`<circle cx="12" cy="13.2" r="7.4"/><path d="M12 13.2V9M9.6 2.8h4.8M18.2 6l1.2 1.2"/>`;
export const timerOffIcon = svg`<path d="M6.2 8.6a7.4 7.4 0 0 0 10.4 10.4M9 6.4a7.4 7.4 0 0 1 9.8 9.7M9.6 2.8h4.8M3.6 3.6l16.8 16.8"/>`;
export const startOverIcon = svg`<path d="M5 4.5V9h4.5M5.3 9A8 8 0 1 1 4 13.5"/>`;
export const plusIcon = svg`<path d="M12 5v14M5 12h14"/>`;
export const minusIcon = svg`<path d="M5 12h14"/>`;
export const pasteIcon = svg`<path d="M9 4.5H6.5a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-12a2 2 0 0 0-2-2H15M9 3h6v3.5H9zM8.5 11.5h7M8.5 15.5h5"/>`;
export const solvedIcon = svg`<path d="m5 12.6 4.6 4.6L19 7.4"/>`;
export const printIcon = svg`<path d="M7 8.5V3.5h10v5M7 17H4.5V8.5h15V17H17M7 14h10v6.5H7z"/>`;
export const brushIcon = svg`<path d="M19.8 4.2c-4 1.6-7.4 4.4-9.6 8l1.6 1.6c3.6-2.2 6.4-5.6 8-9.6z"/><path d="M9.6 13.4c-2.6-.4-4.2 1.2-4.4 3.4-.1 1.3-.7 2.1-1.7 2.5 3.4 1.5 7.4.4 7.7-3.6"/>`;
export const endlessIcon = svg`<path d="M12 12c-1.9-2.7-3.5-4-5.3-4a4 4 0 0 0 0 8c1.8 0 3.4-1.3 5.3-4s3.5-4 5.3-4a4 4 0 0 1 0 8c-1.8 0-3.4-1.3-5.3-4z"/>`;
export const pictureIcon = svg`<rect x="3.8" y="3.8" width="16.4" height="16.4" rx="2.5"/><circle cx="9" cy="9" r="1.7"/><path d="m4 17 4.6-4.4 3.6 3.4 3.2-3 4.6 4.2"/>`;
export const cameraIcon = svg`<path d="M4 8.3h3.6L9.2 5.5h5.6l1.6 2.8H20v10.2H4z"/><circle cx="12" cy="13" r="3.2"/>`;
