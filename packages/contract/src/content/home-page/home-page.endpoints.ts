import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { Version } from '../../versioned.ts'
import { Block, BLOCK_KINDS, RENOVATION_TYPES } from './home-page.schema.ts'
import {
  BlockDifference,
  BlockFault,
  BlockOrder,
  HomePageRecord,
  HomePageRow,
  VersionBlock,
} from './home-page.version.schema.ts'

const VersionId = z.object({ versionId: z.uuid() })
const AtVersion = z.object({ versionId: z.uuid(), version: Version })
const EDIT = { audience: 'staff', permission: 'homePage.edit' } as const
const PUBLISH = { audience: 'staff', permission: 'homePage.publish' } as const
const command = { method: 'POST', audit: true } as const

export const homePageEndpoints = {
  homepage: endpoint({
    method: 'GET',
    path: '/shopRenovation/homepage',
    audience: 'anyone',
    summary: 'The blocks of the home page, in their order, filled with what they show',
    query: z.object({ renovationType: z.enum(Object.values(RENOVATION_TYPES)) }),
    data: z.object({ blocks: z.array(Block) }),
  }),
  preview: endpoint({
    method: 'GET',
    path: '/shopRenovation/preview',
    audience: 'anyone',
    summary: 'The blocks of any version of the home page, for who has its preview link',
    query: z.object({ token: z.string().check(z.maxLength(200)) }),
    data: z.object({ number: z.int(), blocks: z.array(Block) }),
    refusalShownBy: 'page',
  }),
  staff: {
    list: endpoint({
      ...EDIT,
      method: 'GET',
      path: '/p/staff/renovation/list',
      summary: 'The versions of the home page, the newest first',
      query: staffListQuery(['-number', 'number']),
      data: staffPage(HomePageRow),
    }),
    detail: endpoint({
      ...EDIT,
      method: 'GET',
      path: '/p/staff/renovation/detail',
      summary: 'A version of the home page: its blocks with their texts in every language',
      query: VersionId,
      data: HomePageRecord,
    }),
    faults: endpoint({
      ...EDIT,
      method: 'GET',
      path: '/p/staff/renovation/faults',
      summary: 'Everything that keeps a version from being published',
      query: VersionId,
      data: z.array(BlockFault),
    }),
    compare: endpoint({
      ...EDIT,
      method: 'GET',
      path: '/p/staff/renovation/compare',
      summary: 'The blocks that differ between two versions, by field and language',
      query: z.object({ from: z.uuid(), to: z.uuid() }),
      data: z.array(BlockDifference),
    }),
    choices: endpoint({
      ...EDIT,
      method: 'GET',
      path: '/p/staff/renovation/choices',
      summary: 'What a block of a kind can show: categories, brands, branches, news or videos',
      query: z.object({ kind: z.enum(BLOCK_KINDS) }),
      data: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
    previewLink: endpoint({
      ...EDIT,
      method: 'GET',
      path: '/p/staff/renovation/preview-link',
      summary: 'A link that shows a version in the shop to anyone who has it, for two days',
      query: VersionId,
      data: z.object({ token: z.string(), url: z.url(), expiresAt: z.iso.datetime() }),
    }),
    begin: endpoint({
      ...EDIT,
      ...command,
      path: '/p/staff/renovation/begin',
      summary: 'Begin a draft as a copy of a version; without one, of the published one',
      body: z.object({ from: z.optional(z.uuid()) }),
      data: HomePageRecord,
      once: true,
    }),
    save: endpoint({
      ...EDIT,
      ...command,
      path: '/p/staff/renovation/save',
      summary: 'Set the order of the draft, and add or replace one of its blocks',
      body: z.extend(AtVersion, {
        /** Of the blocks that stay: the others are removed. */
        order: BlockOrder,
        /** A whole page would be more than a request may carry. */
        block: z.nullable(VersionBlock),
      }),
      data: HomePageRecord,
      versioned: true,
    }),
    discard: endpoint({
      ...EDIT,
      ...command,
      path: '/p/staff/renovation/discard',
      summary: 'Delete the draft',
      body: AtVersion,
      data: z.null(),
      versioned: true,
    }),
    move: endpoint({
      ...PUBLISH,
      ...command,
      path: '/p/staff/renovation/move',
      summary: 'Publish a version, or schedule it; refused with every fault of its blocks',
      body: z.extend(AtVersion, {
        action: z.enum(['schedule', 'unschedule', 'publish']),
        /** When it is to be published; only of a schedule. */
        publishAt: z.nullable(z.iso.datetime().check(z.maxLength(30))),
      }),
      data: HomePageRecord,
      versioned: true,
      once: true,
    }),
    rollBack: endpoint({
      ...PUBLISH,
      ...command,
      path: '/p/staff/renovation/roll-back',
      summary: 'Publish a copy of a version that was replaced',
      body: VersionId,
      data: HomePageRecord,
      once: true,
    }),
  },
}
