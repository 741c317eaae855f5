import { BRANCH_SERVICES, type BranchService } from '@ironsouq/contract/content/branch/branch.enums'

/** A service, or the branches that are open at the moment. */
export type BranchFilter = BranchService | 'open'

export interface BranchQuery {
  only: BranchFilter | undefined
  /** The code of the branch whose details are shown. */
  branch: string | undefined
}

const isFilter = (text: string | null): text is BranchFilter =>
  text === 'open' || BRANCH_SERVICES.some((service) => service === text)

export function readBranchQuery(search: URLSearchParams): BranchQuery {
  const only = search.get('only')
  return { only: isFilter(only) ? only : undefined, branch: search.get('branch') ?? undefined }
}
