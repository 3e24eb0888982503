import type { CurrentUser } from '@bole/accounts/contract'
import { homeOf } from '@bole/accounts/model'
import { screenAt } from '../screens.ts'
import { isVisibleTo } from './route-guard.tsx'

/** The menu's groups by the job they serve, and the addresses in each, in the order people work. */
const groups = {
  recruit: [
    '/dashboard/social',
    '/dashboard/campus',
    '/candidate/filter/list',
    '/candidate2/filter2/list',
    '/candidate/pool/list',
    '/approval/list',
    '/approval2/list',
    '/post/position/list',
    '/regulation2/recruitment2/list',
    '/regulation2/position/list',
    '/post/extrapolation/list',
    '/regulation2/extrapolation/list',
    '/candidate/notification/list',
    '/candidate2/notification2/list',
    '/post/email/list',
    '/regulation2/email/list',
    '/post/phone',
    '/regulation2/phone',
  ],
  interview: ['/interview/list', '/interview2/list'],
  test: [
    '/onlineTest/list',
    '/onlineTest2/list',
    '/assessment/list',
    '/assessment2/list',
    '/aiInterview/list',
    '/aiInterview2/list',
  ],
  data: ['/datas/reports/list', '/datas2/reports/list'],
  campus: ['/univ/graduate', '/univ/allreport', '/univ/field', '/univ/vacation'],
  outreach: [
    '/overview',
    '/customer',
    '/task/list',
    '/call/list',
    '/sms/send',
    '/sms/receive',
    '/sms/session',
    '/case/list',
    '/chattask/list',
    '/wxbot/chat',
    '/chatstatistic/list',
    '/mxreportstatistics/list',
    '/talkconfig/list',
  ],
  organise: [
    '/agency/list',
    '/config/process/list/{origin}',
    '/config2/process2/list/{origin}',
    '/config/folder/list',
    '/config/auto/list',
    '/config2/auto2/list',
    '/organization/index',
    '/organization/department/list',
    '/organization/user/list',
    '/organization/thirdparty',
    '/organization/quota',
    '/organization/charge',
  ],
} as const

export type MenuGroup = keyof typeof groups

const groupNames = [
  'recruit',
  'interview',
  'test',
  'data',
  'campus',
  'outreach',
  'organise',
] as const satisfies readonly MenuGroup[]

export interface MenuEntry {
  readonly group: MenuGroup
  readonly path: string
  /** Where a click leads: parameters are given their default. */
  readonly to: string
}

/**
 * What a role finds in the menu: addresses it may see whose screens exist; a group shows only if something in it does
 * (specification, section 2: side menu rules).
 */
export function menuOf(role: string): readonly MenuEntry[] {
  return groupNames.flatMap((group) =>
    groups[group]
      .filter((path) => isVisibleTo(role, path) && screenAt(path) !== undefined)
      .map((path) => ({
        group,
        path,
        to: path.replace('{origin}', path.startsWith('/config2') ? '1' : '2'),
      })),
  )
}

/** Where somebody's day begins: the home of their role (specification, section 2), else the first they find in the menu. */
export function firstScreenOf({ role, organization }: CurrentUser): string {
  const entries = menuOf(role.name)
  const home = homeOf(role.name, organization.home)
  return (entries.find(({ to }) => to === home) ?? entries[0])?.to ?? '/usercenter/index'
}
