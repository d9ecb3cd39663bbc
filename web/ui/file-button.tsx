import { type ChangeEvent, type ComponentProps, useRef } from 'react';
import { Button } from './button';

interface FileButtonProps
  extends Pick<
    ComponentProps<typeof Button>,
    'variant' | 'busy' | 'disabled' | 'className' | 'children'
  > {
  /** Labels the file field for screen readers: 'Logo file'. */
  fileLabel: string;
  /** The kinds of files, as the `accept` attribute takes them. */
  accept: string;
  multiple?: boolean;
  /** @param files all chosen files; the first is `file`. */
  onChoose: (file: File, files: File[]) => void;
}

export function FileButton({ fileLabel, accept, multiple, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Allows the same file to be chosen again after a failure.
    target.value = '';
    if (files[0]) onChoose(files[0], files);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={fileLabel}
        tabIndex={-1}
        className="sr-only"
        onChange={choose}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
