import type { HttpOperationId } from '@winnow/contracts';
import { useSession } from '../api/queries.ts';

/** Says whether whoever is signed in may call an operation of the API. */
export const useMay = (): ((operation: HttpOperationId) => boolean) => {
  const { data } = useSession();
  return (operation) => data?.operations.includes(operation) ?? false;
};
