import type zh from './zh-CN.ts'

const texts: typeof zh = {
  mark: 'Hidden from your role',
  why: 'Your administrator has hidden this from your role. Ask them if you need it.',
}

export default texts
