import { Navigate } from 'react-router';

/** Unknown paths of the back office lead to its root (back office rule 2). */
export default function UnknownAdminPage() {
  return <Navigate to="/admin" replace />;
}
