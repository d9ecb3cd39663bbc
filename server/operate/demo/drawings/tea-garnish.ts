/** What lies beside a tea: leaves, spices, a root, each where the picture wants it. */
export const SPICES =
  '<g transform="translate(292 252)">' +
  '<path fill="none" stroke="#8a4a22" stroke-width="9" stroke-linecap="round" d="M-24 ' +
  '4l56-14"/>' +
  '<path fill="none" stroke="#b9703a" stroke-width="3" stroke-linecap="round" d="M-22 1l54-13"/>' +
  '<path fill="#7d9a4f" d="M-8 14q14-10 26 0-12 9-26 0zM-44 12q12-9 22 0-10 8-22 0z"/></g>';

export const TEA_LEAVES =
  '<g transform="translate(306 250)">' +
  '<path fill="#3f7d45" d="M0 0C-30 2-44-14-46-28c22-2 44 8 46 28z"/>' +
  '<path fill="#5d9c55" d="M0 0c-8-24 2-42 18-50 12 18 6 42-18 50z"/>' +
  '<path fill="#4f8f4a" d="M0 0c12-14 30-16 42-8-8 14-26 20-42 8z"/>' +
  '<path fill="none" stroke="#2f5d46" stroke-width="2.5" d="M0 0l-34-20M0 0l13-34M0 0l30-5M0 ' +
  '0l-6 16"/></g>';

export const CARDAMOM =
  '<g transform="translate(104 254)"><path fill="#6f9148" d="M-26 0q20-20 42 0-22 18-42 0z"/>' +
  '<path fill="#8fb060" d="M8 16q16-16 34 0-18 14-34 0z"/>' +
  '<path fill="none" stroke="#4f6f33" stroke-width="2.5" d="M-24 0q20-8 38 0M10 16q16-6 30 ' +
  '0"/></g>';

export const GINGER =
  '<path fill="#c99a5b" d="M64 252c0-14 18-18 28-12 2-12 18-14 24-4 14-4 24 6 18 16 6 12-12 ' +
  '18-24 12-10 10-24 6-28-2-10 4-18-2-18-10z"/>' +
  '<ellipse cx="124" cy="256" rx="11" ry="10" fill="#f3dc98"/>' +
  '<path fill="none" stroke="#9a6d34" stroke-width="2.5" stroke-linecap="round" d="M78 246q4 ' +
  '8 0 14M100 242q4 8 0 12"/>';
