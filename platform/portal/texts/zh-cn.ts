export const texts = {
  skip: '跳到正文',
  language: '语言',
  loading: '加载中…',
  retry: '重试',
  offline: '网络连接失败，请检查网络后重试',
  failed: '服务暂时不可用，请稍后重试',
  not_found_title: '页面不存在',
  not_found: '该页面可能已下线，或链接不完整，请核对链接是否复制完整。',
  page_failed: '页面出错了，请刷新重试',
  reload: '刷新页面',
}

export type FrameTexts = Readonly<Record<keyof typeof texts, string>>
