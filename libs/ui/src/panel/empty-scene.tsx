import { Picture } from '../picture/picture.tsx';
import empty from './art/empty.svg';

/** An open landscape with a path that leads on. */
export function EmptyScene() {
  return <Picture src={empty} alt="" width={480} height={300} loading="eager" />;
}
