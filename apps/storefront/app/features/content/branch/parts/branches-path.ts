import type { BranchQuery } from '../branch-query.ts'

export function branchesPath({ only, branch }: Partial<BranchQuery> = {}): string {
  const search = new URLSearchParams({ ...(only && { only }), ...(branch && { branch }) })
  return search.size > 0 ? `/service-outlets?${search}` : '/service-outlets'
}
