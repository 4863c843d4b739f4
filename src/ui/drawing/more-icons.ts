import { svg } from 'lit';

// Icons in a 24 × 24 box that no first view needs.

export const nextIcon = svg`<path d="M9.5 5.5 16 12l-6.5 6.5"/>`;
export const backIcon = svg`<path d="M14.5 5.5 8 12l6.5 6.5"/>`;
export const returnIcon = svg`<path d="M19.5 12h-15M10.5 5.5 4 12l6.5 6.5"/>`;
export const turnIcon = svg`<path d="M19 4.5V9h-4.5M18.7 9A8 8 0 1 0 20 13.5"/>`;
export const mirrorIcon = svg`<path d="M12 3v18M8.5 7v10L3.5 17zM15.5 7v10l5 0z"/>`;
export const chartIcon = svg`<path d="M4.5 20v-6M9.5 20V9M14.5 20v-8.5M19.5 20V4.5"/>`;
export const speakerIcon = svg`<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.3 4.3 0 0 1 0 6M18.2 6.3a8 8 0 0 1 0 11.4"/>`;
export const exportIcon = svg`<path d="M12 14.5V4M8 8l4-4 4 4M5 14v6h14v-6"/>`;
export const importIcon = svg`<path d="M12 4v10.5M8 10.5l4 4 4-4M5 14v6h14v-6"/>`;
export const phoneIcon = svg`<rect x="7" y="3" width="10" height="18" rx="2"/><path d="M11 17.8h2"/>`;
export const eraseIcon = svg`<path d="M5 7h14M10 7V4.5h4V7M7 7l.8 13h8.4L17 7M10.5 10.5v6M13.5 10.5v6"/>`;
export const questionIcon = svg`<circle cx="12" cy="12" r="8.6"/><path d="M9.6 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2 1-1.2 1.9M12 16.6v0"/>`;
