/** What the page of a project says besides the texts of the site. */
export const projectTexts = {
  route: '宣讲行程',
  kind_xjh: '宣讲会',
  kind_yxj: '院校行',
  schedule: '招聘日程',
  answers: '常见问题',
  albums: '公司相册',
  event_page: '活动页面',
  languages: '语言',
  needs_script: '在线申请需要启用 JavaScript。',
}

export type ProjectTexts = { readonly [Key in keyof typeof projectTexts]: string }
