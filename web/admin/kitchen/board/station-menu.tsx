import { Funnel } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../../api/api-provider';
import { buttonClass } from '../../../ui/button-class';
import { CheckboxField } from '../../../ui/checkbox-field';
import { classNames } from '../../../ui/class-names';
import { DisclosureMenu } from '../../../ui/disclosure-menu';
import { DeferredPart } from '../../kit/query/deferred-part';

interface StationMenuProps {
  stations: readonly string[];
  onChange: (stations: readonly string[]) => void;
  buttonClassName: string;
}

export function StationMenu({ stations, onChange, buttonClassName }: StationMenuProps) {
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  const toggle = (id: string) =>
    onChange(stations.includes(id) ? stations.filter((each) => each !== id) : [...stations, id]);
  return (
    <DisclosureMenu
      open={isOpen}
      onOpenChange={setOpen}
      button={
        <>
          <Funnel aria-hidden className="size-6" />
          {stations.length === 0 ? 'Categories' : `Categories: ${stations.length}`}
        </>
      }
      buttonClassName={classNames(
        buttonClass({ variant: stations.length === 0 ? 'quiet' : 'primary' }),
        buttonClassName,
      )}
      panelClassName="bottom-full left-0 mb-2 max-h-[60dvh] w-72 overflow-y-auto rounded-lg border border-mist-strong bg-raised p-3 shadow-overlay max-md:inset-x-3 max-md:bottom-20 max-md:w-auto"
    >
      {isOpen && (
        <DeferredPart
          load={() => api.catalog.listCategories({})}
          loading="Loading the categories…"
          failed="Failed to load categories. Please try again."
        >
          {(categories) => (
            <fieldset className="text-lg">
              <legend className="mb-1 font-semibold">This tablet shows</legend>
              <CheckboxField
                label="All categories"
                checked={stations.length === 0}
                onChange={() => onChange([])}
              />
              {categories.map(({ id, name }) => (
                <CheckboxField
                  key={id}
                  label={<bdi>{name}</bdi>}
                  checked={stations.includes(id)}
                  onChange={() => toggle(id)}
                />
              ))}
            </fieldset>
          )}
        </DeferredPart>
      )}
    </DisclosureMenu>
  );
}
