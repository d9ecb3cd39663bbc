/** The element id of a category's part of the menu. The prefix keeps it apart from the page's own ids. */
export const categoryPartId = (categoryId: string) => `category-${categoryId}`;

/** Runs before the first paint. A restored position or a fragment is left to the browser. */
export const OPEN_CATEGORY =
  "addEventListener('DOMContentLoaded',()=>{if(!scrollY&&!location.hash)" +
  `document.getElementById('${categoryPartId('')}'+` +
  "new URLSearchParams(location.search).get('category'))?.scrollIntoView()})";
