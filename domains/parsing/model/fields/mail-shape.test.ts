import { expect, it } from 'vitest'
import { mailShape, withMailMended } from './mail-shape.ts'

it.each([
  ['jane.roe@example.com', 'jane.roe@example.com', true],
  ['jane.roe@mail.example.co.uk', 'jane.roe@mail.example.co.uk', true],
  ['1234567@example.cn', '1234567@example.cn', true],
  // What follows is glued to the address: cut where words tell, and in doubt.
  ['jane.roe@uni.example.eduLinkedIn', 'jane.roe@uni.example.edu', false],
  ['jroe@students.example.eduEducation', 'jroe@students.example.edu', false],
  ['jane@example.comlinkedin.com', 'jane@example.com', false],
  ['jane@example.ukLondon', 'jane@example.uk', false],
  // What stands before it, too.
  ['415-555-0134jane.roe@example.com', 'jane.roe@example.com', false],
  ['13800000001jane@example.cn', 'jane@example.cn', false],
  ['EmailJane@example.com', 'Jane@example.com', false],
  // Nothing tells where an address ends that no address ends so: left as it stands, and in doubt.
  ['jane.roe@example.eduphd', 'jane.roe@example.eduphd', false],
  ['jane.roe@example.corn', 'jane.roe@example.corn', false],
  ['jane..roe@example.com', 'jane..roe@example.com', false],
])('mailShape(%j) is %j, sure: %j', (written, mail, isSure) =>
  expect(mailShape(written)).toEqual({ mail, isSure }),
)

it.each([
  ['M jane.roe©example.com', 'M jane.roe@example.com'],
  ['jane.roeQexample.com', 'jane.roe@example.com'],
  ['jane.roe@example,com', 'jane.roe@example.com'],
  ['jane.roe@example.corn', 'jane.roe@example.com'],
  ['jane.roe@example.com', 'jane.roe@example.com'],
  ['Q4 results, 2019', 'Q4 results, 2019'],
])('withMailMended(%j) is %j', (seen, mended) => expect(withMailMended(seen)).toBe(mended))
