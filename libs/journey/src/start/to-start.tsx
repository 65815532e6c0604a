import { links } from '@sirah-trails/api-client/links';
import { Navigate } from 'react-router';

/** `/learning-journey` alone has no screen: it leads to the start. */
export function ToStart() {
  return <Navigate to={links.journeyStart()} replace />;
}
