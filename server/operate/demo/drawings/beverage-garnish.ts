/** What lies beside a cold drink, or floats in it, each where the picture wants it. */
export const SEABUCKTHORN =
  '<g transform="translate(298 248)">' +
  '<path fill="none" stroke="#6d5a3a" stroke-width="4" stroke-linecap="round" d="M-40 8Q0-4 ' +
  '44-24"/>' +
  '<path fill="#6f9a6a" d="M-8-2c-6-18 4-30 14-34 4 14 0 26-14 34zM16-10c14-16 28-16 38-10-8 ' +
  '10-22 16-38 10zM-30 6c2 16 16 20 26 18-2-12-12-20-26-18z"/>' +
  '<g fill="#f08a1d"><circle cx="-22" cy="-2" r="10"/><circle cx="-6" cy="10" r="10"/>' +
  '<circle cx="12" cy="2" r="10"/><circle cx="24" cy="-14" r="9"/></g>' +
  '<path stroke="#ffd79a" stroke-width="4" stroke-linecap="round" d="M-25-5h0M-9 ' +
  '7h0M9-1h0M21-17h0"/></g>';

export const RHODODENDRON =
  '<g transform="translate(292 244)">' +
  '<path fill="#3f6b45" d="M-10 6c-26 14-46 6-54-4 18-14 40-10 54 4zM10 8c20 18 40 14 50 ' +
  '6-14-16-34-16-50-6z"/>' +
  '<g fill="#d8355c"><circle cx="-16" cy="-6" r="17"/><circle cx="16" cy="-6" r="17"/>' +
  '<circle cy="-24" r="17"/><circle cy="8" r="16"/></g>' +
  '<g fill="#ef6a88"><circle cx="-14" cy="-10" r="9"/><circle cx="14" cy="-10" r="9"/>' +
  '<circle cy="-26" r="9"/></g><path stroke="#ffe1a8" stroke-width="4" ' +
  'stroke-linecap="round" d="M-6-10h0M6-10h0M0-2h0M0-16h0"/></g>';

export const MANGO =
  '<g transform="translate(306 240)">' +
  '<path fill="#e58f1f" d="M-36 8c-4-26 20-40 42-34 22 4 34 22 26 34-10 16-62 20-68 0z"/>' +
  '<path fill="#f6b73c" d="M-30 4c-2-20 16-32 34-28 10 2 18 8 20 14-16-4-40 0-54 14z"/>' +
  '<path fill="#d85a30" opacity=".5" d="M6 22c16-4 24-14 26-26 4 6 4 10 0 16-6 6-16 9-26 ' +
  '10z"/><path fill="none" stroke="#6d5a3a" stroke-width="4" stroke-linecap="round" ' +
  'd="M8-26l6-10"/><path fill="#5d9c55" d="M14-36c8-10 22-8 28-2-8 8-20 10-28 2z"/></g>';

export const ORANGES =
  '<ellipse cx="116" cy="270" rx="48" ry="10" fill="#4a2f18" opacity=".16"/>' +
  '<circle cx="100" cy="232" r="36" fill="#e67f1a"/>' +
  '<path fill="none" stroke="#fbb56a" stroke-width="7" stroke-linecap="round" d="M78 ' +
  '222q6-14 20-16"/>' +
  '<path fill="#4f8f4a" d="M100 198c8-14 26-12 32-4-8 10-22 14-32 4z"/>';

export const BUBBLES =
  '<path stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".7" d="M178 ' +
  '150h0M190 186h0M214 164h0M224 204h0M182 222h0M206 236h0M220 138h0M198 128h0"/>';

export const MARSHMALLOWS =
  '<g fill="#fff9ee" stroke="#ead3bd" stroke-width="3">' +
  '<rect x="158" y="112" width="34" height="28" rx="9"/>' +
  '<rect x="204" y="118" width="34" height="28" rx="9"/>' +
  '<rect x="180" y="98" width="32" height="28" rx="9"/></g>';
