import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useHref } from 'react-router';
import { m } from '../../../shared/messages/compiled/messages';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { useSiteFacts } from '../../api/site-facts';
import { IconButton } from '../../ui/icon-button';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { dishPath } from './dish-path';

/** Sends the dish's link, or copies it. In-app browsers refuse both, so then it shows the link, selected. */
export function ShareButton({ dish }: { dish: MenuProduct }) {
  const toast = useToast();
  const [isShown, setShown] = useState(false);
  const url = `${useSiteFacts()?.origin ?? ''}${useHref(dishPath(dish))}`;
  const share = async () => {
    try {
      return await navigator.share({ title: dish.name, url });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast('success', m.menu_link_copied());
    } catch {
      setShown(true);
    }
  };
  return (
    <>
      <IconButton
        label={m.menu_share({ name: dish.name })}
        icon={<Share2 aria-hidden />}
        onClick={() => void share()}
        className="-my-2 text-ink-soft noscript:hidden"
      />
      {isShown && (
        <div className="order-last basis-full">
          <TextField
            label={m.menu_copy_link()}
            readOnly
            autoFocus
            value={url}
            onFocus={({ target }) => target.select()}
          />
        </div>
      )}
    </>
  );
}
