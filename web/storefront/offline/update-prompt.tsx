import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { onNewVersion, takeNewVersion } from '../../device/shop-worker';
import { Button } from '../../ui/button';
import { PromptCard } from './prompt-card';

/** Offers a newer version of the shop. Whoever is paying or filling in their order is not asked. */
export function UpdatePrompt() {
  const { pathname } = useLocation();
  const [isThere, setIsThere] = useState(false);
  const [isLater, setIsLater] = useState(false);
  const [isTaking, setIsTaking] = useState(false);
  useEffect(() => onNewVersion(() => setIsThere(true)), []);
  if (!isThere || isLater || pathname === '/checkout') return null;
  return (
    <PromptCard title="A new version of the shop is ready">
      <div className="flex gap-2">
        <Button
          busy={isTaking}
          onClick={() => {
            setIsTaking(true);
            void takeNewVersion();
          }}
        >
          Reload
        </Button>
        <Button variant="plain" onClick={() => setIsLater(true)}>
          Later
        </Button>
      </div>
    </PromptCard>
  );
}
