import type { Dots } from './scatter';

/** What lies on the pizzas: shapes seen from above, around 0,0, and dots for what is small. */
export const BASIL =
  '<path fill="#3f7d45" d="M-22 0C-14-18 12-18 24 0 12 18-14 18-22 0z"/>' +
  '<path stroke="#8fbf7a" stroke-width="2.5" d="M-16 0h32"/>';

export const MOZZARELLA =
  '<path fill="#fff6e2" d="M-20-4c0-16 22-20 32-12s12 22 0 28-34 4-32-16z"/>' +
  '<path fill="#fff" d="M-12-6c4-8 14-8 18-4-6 0-12 4-18 4z"/>';

export const TOMATO =
  '<circle r="19" fill="#d4442f"/><circle r="14" fill="#ea6d4f"/>' +
  '<path fill="#f9c3a2" d="M-9-6l7-3v7zM9-6l-6-3v7zM0 11l-6-6h12z"/>';

export const PEPPER_RING =
  '<path fill="none" stroke="#3f8f45" stroke-width="7" ' +
  'd="M0-15c10-8 24 4 15 14 4 14-12 20-18 12-12 6-20-10-12-16-6-10 8-18 15-10z"/>';

export const ONION =
  '<path fill="none" stroke="#9a4b7d" stroke-width="6" stroke-linecap="round" d="M-18 ' +
  '8C-14-16 14-16 18 8"/>';

export const PANEER =
  '<rect x="-19" y="-17" width="38" height="37" rx="6" fill="#a9491a"/>' +
  '<rect x="-17" y="-17" width="34" height="32" rx="5" fill="#fff3dc"/>' +
  '<path stroke="#d9702b" stroke-width="6" stroke-linecap="round" d="M-9-7H9M-9 5H9"/>';

export const MUSHROOM =
  '<path fill="#8a6647" d="M-21 2C-20-24 20-24 21 2c0 7-12 6-13 1v12c0 5-16 5-16 0V3c-2 5-13 ' +
  '6-13-1z"/>' +
  '<path fill="#f1e0c6" d="M-15 0C-14-16 14-16 15 0H5v13h-10V0z"/>';

export const CHICKEN =
  '<path fill="#8f4717" d="M-22 3c-2-20 16-22 26-18s20 8 16 20-36 22-42-2z"/>' +
  '<path fill="#d67f35" d="M-20 0c0-16 16-18 24-14s18 6 14 14-34 16-38 0z"/>' +
  '<path stroke="#8f4717" stroke-width="4" stroke-linecap="round" d="M-8-6l6 6M4-6l6 6"/>';

export const SAUSAGE =
  '<circle r="20" fill="#8f2f22"/><circle r="17" fill="#c8503a"/>' +
  '<path stroke="#f0a98c" stroke-width="4" stroke-linecap="round" d="M-7-5h0M5-8h0M7 5h0M-4 ' +
  '8h0M0-1h0"/>';

export const BLUE_CHEESE =
  '<path fill="#f4eedd" d="M-18 0c0-14 20-18 28-10s8 18-4 22-24 2-24-12z"/>' +
  '<path stroke="#6f8aa3" stroke-width="4" stroke-linecap="round" d="M-8-2l5 4M3-7l5 2M2 6h5"/>';

export const BROWNED =
  '<path fill="#dd9636" opacity=".7" d="M-16 0c0-12 20-14 26-8s8 14-4 18-22 0-22-10z"/>';

export const OLIVE: Dots = {
  strokes: [
    { tone: '#37332f', width: 23 },
    { tone: '#6b6459', width: 12 },
    { tone: '#f4cf7c', width: 9 },
  ],
};

export const CORN: Dots = {
  mark: 'm-8 2l3 5m13-7l5-3m-14-10h3',
  strokes: [
    { tone: '#c9861a', width: 13, shift: 2 },
    { tone: '#ffcf33', width: 12 },
    { tone: '#fff0a8', width: 3, shift: -2 },
  ],
};

export const CHHURPI: Dots = {
  mark: 'h2m12 11h-2',
  cap: 'square',
  strokes: [
    { tone: '#cdb582', width: 11, shift: 2 },
    { tone: '#fffaea', width: 10 },
  ],
};

export const DALLE_CHILLI: Dots = {
  strokes: [
    { tone: '#8f1a16', width: 23, shift: 1 },
    { tone: '#e0362b', width: 20 },
    { tone: '#ffc0b0', width: 5, shift: -4 },
  ],
};

export const HERBS: Dots = { mark: 'h4m9-6l3 3', strokes: [{ tone: '#4f7d3a', width: 4 }] };
