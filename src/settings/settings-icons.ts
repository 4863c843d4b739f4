import { svg } from 'lit';
import { directed } from '../ui/drawing/icons.ts';

// Drawings in a 24 × 24 box that only the settings screen shows.

export const starIcon = svg`<path d="M12 5v14M5 12h14M7 7l10 10M17 7 7 17"/>`;
export const coordinatesIcon = svg`<path d="M6 3.5V18h14.5M6 7.5H3.5M6 12.5H3.5M11 18v2.5M16 18v2.5"/><circle cx="13.5" cy="10" r="2.2"/>`;
export const waysIcon = svg`<circle cx="5" cy="12" r="2.4" fill="currentColor"/><circle cx="12" cy="12" r="2.4"/><circle cx="19" cy="12" r="2.4"/>`;
export const mistakesIcon = svg`<path d="M4.5 8.5a4 4 0 0 1 4-4h7a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4h-7a4 4 0 0 1-4-4z" stroke-dasharray="2 3.2"/><path d="M12 8.5v4.5M12 16v.1"/>`;
export const soundIcon = directed(
  svg`<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.3 4.3 0 0 1 0 6M18.2 6.3a8 8 0 0 1 0 11.4"/>`,
);
export const hapticsIcon = svg`<rect x="8" y="4" width="8" height="16" rx="2"/><path d="M4.5 9v6M19.5 9v6M2 10.5v3M22 10.5v3"/>`;
export const awakeIcon = svg`<rect x="7" y="3.5" width="10" height="17" rx="2"/><circle cx="12" cy="11" r="2"/><path d="M12 7.2v.1M12 14.7v.1M8.9 11H9M15 11h.1"/>`;
export const badgeIcon = svg`<path d="M14 4.5H8A3.5 3.5 0 0 0 4.5 8v8A3.5 3.5 0 0 0 8 19.5h8a3.5 3.5 0 0 0 3.5-3.5v-6"/><circle cx="18.5" cy="5.5" r="3" fill="currentColor"/>`;
export const singleKeysIcon = svg`<rect x="4" y="4" width="16" height="16" rx="3.5"/><path d="M9 8v8M15 8v8M9 12h6"/>`;
export const keyboardIcon = svg`<rect x="2.8" y="6.5" width="18.4" height="11" rx="2.5"/><path d="M6.5 10h0M10.2 10h0M13.8 10h0M17.5 10h0M8 14h8"/>`;
export const tapIcon = svg`<path d="M9.5 13V7a2 2 0 0 1 4 0v5l4.2 1a2.3 2.3 0 0 1 1.8 2.6l-.8 4.9h-7.5L6.5 15.6a1.7 1.7 0 0 1 2.5-2.3zM7 9.5a5 5 0 1 1 9 0"/>`;
export const holdIcon = svg`<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.2 2"/>`;
export const quickTapsIcon = svg`<circle cx="9" cy="12" r="5"/><path d="M14.5 7.4a5 5 0 0 1 0 9.2" stroke-dasharray="2 3"/><path d="M18.5 5 21 7.5M21 5l-2.5 2.5"/>`;
export const inWordsIcon = svg`<path d="M4 6h3M10.5 6H20M4 12h3M10.5 12H17M4 18h3M10.5 18H19"/>`;
export const speechIcon = svg`<path d="M4 6.5a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-4 3.5v-3.5H6a2 2 0 0 1-2-2zM8 9h8M8 12.5h4"/>`;
