import { useNavigation } from 'react-router';

/** Shows a line at the top if the next page does not load at once. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-60 h-1 animate-arrive bg-waffle">
      <span className="sr-only">Loading the page</span>
    </div>
  );
}
