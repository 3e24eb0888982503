const list = (text: string): readonly string[] => text.trim().split(/\s+/)

/** The most frequent first. */
export const chineseSurnames = list(`
王 李 张 刘 陈 杨 黄 赵 吴 周 徐 孙 马 朱 胡 郭 何 林 罗 高 郑 梁 谢 宋 唐 许 韩 冯 邓 曹 彭 曾 肖 田 董 潘 袁 蔡 蒋 余
于 杜 叶 程 魏 苏 吕 丁 任 卢 姚 沈 钟 姜 崔 谭 陆 范 汪 廖 石 金 韦 贾 夏 付 方 邹 熊 白 孟 秦 邱 侯 江 尹 薛 闫 段 雷
龙 黎 史 陶 贺 毛 郝 顾 龚 邵 万 覃 武 钱 戴 严 莫 孔 向 常 欧阳 上官 司马 单 曲 仇 解 尉迟`)

const givenCharacters = [
  ...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉兰红萍建国文辉波斌宇浩凯健俊帆雪琳晶鑫婷玲龙翔',
  ...'梅莉欣慧怡佳嘉雨欢晨曦子涵梓轩奕辰诗思雅若瑶瑾萱可心悦然博睿泽远志成海天宁安乐书琪一诺清泉云飞',
]

/** Three thousand given names, of one character and of two. */
export const givenNames: readonly string[] = [
  ...givenCharacters,
  ...Array.from({ length: 2900 }, (_, index) => {
    const first = givenCharacters[(index * 37) % givenCharacters.length]
    const second = givenCharacters[(index * 53 + Math.floor(index / 96) * 7) % givenCharacters.length]
    return `${first}${second}`
  }),
]

export const englishFirstNames = list(`
James Maria Ana David Sarah Lucas Emily Daniel Laura Michael Julia Thomas Sofia Pedro Anna Robert Camila John Beatriz Kevin
Grace Mateus Olivia Peter Helena Mark Isabela Paul Chloe Rafael Emma Bruno Alice Diego Nora Victor Fernanda Leo Clara Hugo
Irene Marcos Ruth Felipe Amy Gustavo Eva Ricardo Joy Andre Zoe Samuel Rosa Henry Lia Oscar Mia Simon Ivy Arthur`)

export const englishLastNames = list(`
Smith Silva Johnson Santos Brown Oliveira Garcia Souza Miller Pereira Davis Costa Wilson Rodrigues Martin Almeida Lee Lima
Thompson Gomes White Ribeiro Harris Carvalho Clark Martins Lewis Ferreira Walker Barbosa Hall Rocha Young Dias King Moreira
Wright Nunes Scott Cardoso Green Teixeira Baker Correia Adams Mendes Nelson Freitas Hill Vieira Campbell Monteiro Mitchell
Cavalcanti Roberts Moura Carter Andrade Phillips Barros Evans Campos`)

export const cities = list(`
北京 上海 深圳 广州 杭州 成都 武汉 南京 西安 苏州 重庆 长沙 天津 郑州 合肥 青岛 厦门 福州 济南 大连 宁波 无锡 佛山 东莞
沈阳 昆明 哈尔滨 长春 石家庄 南昌 贵阳 南宁 太原 珠海 兰州 海口 乌鲁木齐 惠州 温州 嘉兴`)

export const schools = list(`
清华大学 北京大学 浙江大学 复旦大学 上海交通大学 南京大学 武汉大学 华中科技大学 中山大学 四川大学 西安交通大学 哈尔滨工业大学
同济大学 东南大学 厦门大学 山东大学 南开大学 天津大学 华南理工大学 湖南大学 重庆大学 吉林大学 大连理工大学 电子科技大学 郑州大学
苏州大学 深圳大学 暨南大学 华东师范大学 北京邮电大学 南京理工大学 合肥工业大学 西南大学 云南大学 广西大学 南昌大学 福州大学 太原理工大学
兰州大学 海南大学 深圳职业技术学院 无锡职业技术学院`)

export const majors = list(`
计算机科学与技术 软件工程 电子信息工程 机械工程 自动化 通信工程 会计学 金融学 市场营销 人力资源管理 工商管理 英语 法学 土木工程
电气工程 数据科学 统计学 新闻学 视觉传达设计 化学工程 生物医学工程 物流管理 国际贸易 临床医学 材料科学`)

export const employers = list(`
华睿科技 明远软件 星河网络 恒通物流 瑞丰银行 安和保险 蓝海电商 博雅教育 中创制造 东方医药 云帆数据 天成建筑 嘉禾食品 金石投资
普惠支付 飞跃出行 智联半导体 新域汽车 绿源能源 同心咨询 德信会计师事务所 海纳传媒 万里旅游 启明芯片 和光酒店 立方游戏 晨星航空 百川零售
优品家居 众邦人力`)

export const jobTitles = list(`
软件工程师 产品经理 数据分析师 测试工程师 运维工程师 前端工程师 后端工程师 算法工程师 销售经理 客户经理 市场专员 人力资源专员 财务会计
出纳 行政助理 项目经理 供应链专员 采购工程师 机械工程师 电气工程师 质量工程师 用户体验设计师 平面设计师 内容编辑 法务专员 培训讲师
客服主管 硬件工程师 嵌入式工程师 管理培训生`)

export const departmentNames = list(`
研发中心 产品部 销售部 市场部 人力资源部 财务部 供应链部 质量部 客户成功部 华东区 华南区 华北区 西南区 海外事业部 数据平台部 设计部`)

export const tagNames = list(
  `优先 内推 复试 待定 英语好 可到岗 985 应届 管理经验 海外背景 薪资偏高 二次投递 异地 转岗 储备`,
)

export const sources = list(`career_site referral upload mail job_board campaign`)

/** Words of Chinese résumés, the most frequent first. */
export const chineseVocabulary = list(`
负责 公司 项目 工作 管理 团队 系统 开发 客户 完成 产品 设计 数据 业务 熟悉 进行 技术 能力 经验 分析 参与 使用 流程 部门 相关 平台
优化 提升 沟通 测试 需求 市场 销售 协调 制定 独立 组织 服务 维护 学习 支持 计划 运营 推进 质量 用户 方案 问题 解决 建立 成本 供应商
招聘 培训 报表 实现 架构 合同 渠道 财务 架设 部署 监控 性能 安全 接口 数据库 前端 后端 算法 模型 策略 预算 审计 税务 采购 仓储 物流
生产 设备 工艺 图纸 机械 电气 软件 硬件 嵌入式 芯片 通信 网络 服务器 虚拟化 容器 自动化 脚本 文档 评审 上线 迭代 敏捷 交付 验收 指标
增长 转化 活动 推广 品牌 媒体 文案 内容 编辑 视频 拍摄 视觉 交互 原型 调研 竞品 访谈 可用性 绩效 薪酬 考勤 社保 劳动 关系 制度 文化 员工
谈判 投标 回款 大客户 代理商 门店 库存 订单 电商 直播 社区 客服 投诉 满意度 风险 合规 法律 诉讼 知识产权 专利 实验 样品 检测 认证 标准 体系
海外 英语 翻译 出口 报关 外贸 汇率 投资 融资 估值 尽调 基金 证券 银行 信贷 保险 理赔 精算 建筑 施工 造价 监理 结构 给排水 暖通 园林 规划
医药 临床 注册 护理 药品 生物 基因 化学 材料 高分子 冶金 新能源 电池 光伏 储能 汽车 底盘 发动机 自动驾驶 雷达 航空 无人机 酒店 餐饮 旅游`)

/** Words of English résumés, the most frequent first. */
export const englishVocabulary = list(`
managed team project developed data customer system led product design support business process experience worked built
improved sales marketing analysis software development engineering services quality reporting planning operations delivered training
performance strategy research management client financial technical implementation testing java python sql cloud linux react typescript
javascript kubernetes docker aws postgresql redis kafka spring node agile scrum budget forecasting audit compliance logistics supply
procurement inventory negotiation contracts accounting payroll recruiting onboarding retention campaigns branding content social media
video photography editing translation bilingual teaching curriculum mentoring laboratory clinical regulatory pharmaceutical mechanical
electrical civil structural automation robotics embedded firmware electronics semiconductor telecommunications networking security
cryptography penetration incident response monitoring observability latency throughput migration refactoring architecture microservices
mobile android ios swift kotlin flutter machine learning statistics regression optimization visualization tableau excel dashboards
stakeholders roadmap prioritization discovery prototyping usability accessibility figma illustration typography copywriting journalism
insurance underwriting claims banking lending treasury derivatives valuation hospitality catering tourism aviation maritime retail
merchandising franchise construction surveying renovation energy solar batteries recycling agriculture nutrition veterinary nursing`)
