import { Navigate } from 'react-router';

/** Unknown paths of the back office lead to its root (spec §2). */
export default function UnknownAdminPage() {
  return <Navigate to="/admin" replace />;
}
