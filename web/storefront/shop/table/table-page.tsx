import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { refusal } from '../../../api/refusal';
import { ButtonLink } from '../../../ui/button-link';
import { ErrorState } from '../../../ui/error-state';
import { LoadingNote } from '../../../ui/skeleton';
import { pageMeta } from '../page-meta';
import type { Route } from './+types/table-page';
import { leaveTable, sitDown } from './table-visit';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.tables_channel(),
    description: () => m.tables_looking(),
    path: '/menu',
    private: true,
  });

/** Where the code on a table leads: the phone remembers the table, and the menu opens. */
export default function TablePage({ params: { code } }: Route.ComponentProps) {
  const { tables } = useApi();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<{ isUnknown: boolean; message: string }>();
  const find = useCallback(async () => {
    setProblem(undefined);
    try {
      const { name } = await tables.read({ code });
      sitDown(code, name);
      void navigate('/menu', { replace: true });
    } catch (error) {
      const { code: reason, message } = refusal(error);
      const isUnknown = reason === 'not_found' || reason === 'bad_input';
      if (isUnknown) leaveTable();
      setProblem({ isUnknown, message });
    }
  }, [tables, code, navigate]);
  useEffect(() => void find(), [find]);
  return (
    <div className="column flex flex-col items-start gap-4 py-10">
      <h1 className="sr-only">{m.tables_channel()}</h1>
      {!problem && <LoadingNote>{m.tables_looking()}</LoadingNote>}
      {problem?.isUnknown && (
        <>
          <p role="alert">{m.tables_unknown_code()}</p>
          <ButtonLink to="/menu">{m.tables_see_menu()}</ButtonLink>
        </>
      )}
      {problem && !problem.isUnknown && <ErrorState message={problem.message} onRetry={find} />}
    </div>
  );
}
