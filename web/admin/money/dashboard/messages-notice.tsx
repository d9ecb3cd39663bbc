import { pluralize } from '../../../../shared/domain/platform/pluralize';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';
import { usePathOf } from './dashboard-section';

export function MessagesNotice({ count }: { count: number }) {
  const path = usePathOf('inbox');
  if (count === 0 || !path) return null;
  return (
    <Notice kind="info" role="status">
      <strong className="block">{pluralize(count, 'message')} to answer</strong>
      Someone wrote to you on the Contact page.
      <div className="mt-2">
        <ButtonLink to={`${path}?state=open`} variant="quiet">
          Open the inbox
        </ButtonLink>
      </div>
    </Notice>
  );
}
