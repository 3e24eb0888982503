export default {
  explain:
    '招聘网站的浏览器插件用下面的地址投递简历、补全手机号。地址含密钥，只交给您信任的插件；关闭渠道后立即失效。',
  closed: '渠道未开启，请先到“招聘渠道”开启。',
  onlyKeepers: '地址只对管理全部职位的同事显示。',
  resume: '投递简历',
  phone: '补全手机号',
  handedIn: '已投递',
  withoutPhone: '缺手机号',
  fetched: '已补全手机号',
  how: '插件如何调用',
  howResume:
    '投递一份简历：file 为文件，reference 为该人在网站上的编号，job 为职位源中的职位编号，或用 category 写“职位对应”中填写的类别',
  howTake: '领取待补全的人：返回 reference，十分钟内不会再发给别人',
  howGive: '交回手机号：网站上没有的填 null',
  keyword: '候选人或网站账号',
  channel: '渠道',
  name: '候选人',
  account: '网站账号',
  state: '手机号',
  arrived: '投递时间',
  phones: { present: '有', missing: '待补全', asked: '正在获取', none: '网站上没有' },
  empty: '还没有通过插件投递的候选人。把投递地址交给插件后，会显示在这里',
}
