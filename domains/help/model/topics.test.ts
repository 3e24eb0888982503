import { expect, test } from 'vitest'
import { topicAt, topics } from './topics.ts'

test.each([
  ['/dashboard/social', 'start'],
  ['/candidate/filter/list', 'candidates'],
  ['/candidate/pool/folders', 'pool'],
  ['/candidate2/delivery2/list', 'applications'],
  ['/post/position/list', 'jobs'],
  ['/post/email/mail', 'intake'],
  ['/config2/auto2/list', 'automation'],
  ['/organization/permission/role/3', 'rights'],
  ['/organization/skin/list', 'company'],
  ['/usercenter/work', 'start'],
  ['/usercenter/security', 'security'],
  ['/manual', 'start'],
] as const)('%s is explained by %s', (address, topic) => expect(topicAt(address)).toBe(topic))

test('begins with where to begin', () => expect(topics[0]).toBe('start'))
