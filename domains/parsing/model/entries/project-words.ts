const NAMED =
  /(?:项目|系统|平台|小程序|app|网站|商城|课题|研究|设计|方案|模块|工具|引擎|比赛|大赛|调研|platform|system|project|application|app|website|tool|engine|study|analysis)$/i

/** Whether a text ends as the names of projects do. */
export const namesProject = (text: string): boolean => NAMED.test(text)
