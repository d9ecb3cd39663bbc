import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { m } from '../../shared/messages/compiled/messages';
import { Button } from './button';
import type { ButtonVariant } from './button-class';

const COPIED_MS = 2500;

interface CopyButtonProps {
  text: string;
  label: string;
  variant?: ButtonVariant;
}

/** Copies a text. If the browser refuses (plain http, an in-app browser), it offers to copy by hand. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, variant = 'quiet' } = props;
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();

  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
      prompt(label, text);
    }
  };

  return (
    <Button variant={variant} onClick={copy}>
      {outcome === 'copied' ? (
        <Check aria-hidden className="size-5" />
      ) : (
        <Copy aria-hidden className="size-5" />
      )}
      <span aria-live="polite">{outcome === 'copied' ? m.ui_copied() : label}</span>
    </Button>
  );
}
