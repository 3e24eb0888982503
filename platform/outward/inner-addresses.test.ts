import { expect, test } from 'vitest'
import { isInner, isInnerHost, mayReach } from './inner-addresses.ts'

test.each([
  ['8.8.8.8', false],
  ['2606:4700::1111', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::8.8.8.8', false],
  ['127.0.0.1', true],
  ['127.8.9.1', true],
  ['::1', true],
  ['0.0.0.0', true],
  ['::', true],
  ['10.0.0.5', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['224.0.0.1', true],
  ['255.255.255.255', true],
  ['fe80::1', true],
  ['fe80::1%eth0', true],
  ['fd00:ec2::254', true],
  ['ff02::1', true],
  ['::ffff:10.0.0.5', true],
  ['::ffff:7f00:1', true],
  ['64:ff9b::169.254.169.254', true],
  ['2002:7f00:1::', true],
  ['2001:0:7f00:1::', true],
  ['127.1', true],
  ['mail.example.com', true],
])('%s is inner: %s', (address, is) => expect(isInner(address)).toBe(is))

test.each([
  // Public addresses need no allowance.
  ['mail.example.com', '8.8.8.8', '', true],
  ['mail.example.com', '10.0.0.5', '', false],
  // By its name, whatever address that has.
  ['mail.corp.example', '10.0.0.5', 'mail.corp.example', true],
  ['MAIL.corp.example.', '10.0.0.5', 'mail.corp.example', true],
  ['other.corp.example', '10.0.0.5', 'mail.corp.example', false],
  ['evil.mail.corp.example', '10.0.0.5', 'mail.corp.example', false],
  // By its address or range, whatever name leads there.
  ['mail.corp.example', '10.0.0.5', '10.0.0.5', true],
  ['mail.corp.example', '10.0.0.6', '10.0.0.5', false],
  ['::ffff:10.0.0.5', '::ffff:10.0.0.5', '10.0.0.5', true],
  ['mail.corp.example', '10.20.0.6', '10.0.0.0/8', true],
  ['mail.corp.example', '10.255.0.6', '10.0.0.0/8', true],
  ['mail.corp.example', '192.168.0.6', '10.0.0.0/8', false],
  ['mail.corp.example', 'fd00::7', 'fd00:0:0:0:0:0:0:7', true],
  ['mail.corp.example', 'fd00::7', 'fd00::/64', true],
  // By the name of a range.
  ['localhost', '127.0.0.1', 'loopback', true],
  ['localhost', '::1', 'loopback', true],
  ['localhost', '10.0.0.5', 'loopback', false],
  ['mail.corp.example', '172.16.0.5', 'private', true],
  ['mail.corp.example', 'fd00::7', 'private', true],
  ['metadata', '169.254.169.254', 'private', false],
  ['metadata', '169.254.169.254', 'linklocal', true],
  ['mail.corp.example', '10.0.0.5', 'loopback,private', true],
  ['mail.corp.example', 'no address', '0.0.0.0/0', false],
])('%s at %s, with [%s] allowed: %s', (host, address, allowed, may) =>
  expect(mayReach(host, address, allowed ? allowed.split(',') : [])).toBe(may),
)

test.each([
  ['mail.corp.example', true],
  ['mail', true],
  ['10.0.0.5', true],
  ['10.0.0.0/8', true],
  ['fd00::/8', true],
  ['loopback', true],
  ['10.0.0.300', false],
  ['10.1', false],
  ['2130706433', false],
  ['10.0.0.0/33', false],
  ['https://mail.corp.example', false],
  ['mail.corp.example:25', false],
  ['*.corp.example', false],
  ['', false],
])('an operator may write %s: %s', (text, is) => expect(isInnerHost(text)).toBe(is))
