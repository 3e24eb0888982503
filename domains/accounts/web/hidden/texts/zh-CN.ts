export default {
  mark: '对您的角色隐藏',
  why: '管理员已对您的角色隐藏此项，如需查看，请联系管理员',
}
