import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MemberBody, MemberRole } from '@winnow/contracts';
import { winnow } from './winnow.ts';

const auditPage = 50;

export const useMembers = () => useQuery({ queryKey: ['members'], queryFn: () => winnow.listMembers() });

/** Changes the members, and reads them anew. */
const useMemberChange = <Change>(send: (change: Change) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSuccess: () => client.invalidateQueries({ queryKey: ['members'] }) });
};

export const useInvite = () =>
  useMemberChange((invitation: { readonly email: string; readonly role: MemberRole }) => winnow.inviteMember(invitation));

export const useChangeRole = () => useMemberChange((change: Pick<MemberBody, 'id' | 'role'>) => winnow.changeMember(change));

export const useRemoveMember = () => useMemberChange((id: string) => winnow.removeMember({ id }));

/** Who did what, page by page. */
export const useAudit = () =>
  useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam }) => winnow.readAudit({ limit: auditPage, ...(pageParam === null ? {} : { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  });

/** Requests of the last days by day and key. */
export const useUsage = (from: string) =>
  useQuery({ queryKey: ['usage', from], queryFn: () => winnow.readUsage({ from, by: 'day,key' }), staleTime: 10_000 });
