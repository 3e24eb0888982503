import type zh from './zh-CN.ts'

const texts: typeof zh = {
  mark: '對您的角色隱藏',
  why: '管理員已對您的角色隱藏此項，如需檢視，請聯絡管理員',
}

export default texts
