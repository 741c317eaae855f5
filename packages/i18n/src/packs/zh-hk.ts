import common from '../../messages/zh_HK/common.json' with { type: 'json' }
import compare from '../../messages/zh_HK/compare.json' with { type: 'json' }
import device from '../../messages/zh_HK/device.json' with { type: 'json' }
import error from '../../messages/zh_HK/error.json' with { type: 'json' }
import finding from '../../messages/zh_HK/finding.json' with { type: 'json' }
import home from '../../messages/zh_HK/home.json' with { type: 'json' }
import judging from '../../messages/zh_HK/judging.json' with { type: 'json' }
import landed from '../../messages/zh_HK/landed.json' with { type: 'json' }
import landing from '../../messages/zh_HK/landing.json' with { type: 'json' }
import legal from '../../messages/zh_HK/legal.json' with { type: 'json' }
import login from '../../messages/zh_HK/login.json' with { type: 'json' }
import mail from '../../messages/zh_HK/mail.json' with { type: 'json' }
import mine from '../../messages/zh_HK/mine.json' with { type: 'json' }
import notice from '../../messages/zh_HK/notice.json' with { type: 'json' }
import passport from '../../messages/zh_HK/passport.json' with { type: 'json' }
import register from '../../messages/zh_HK/register.json' with { type: 'json' }
import settings from '../../messages/zh_HK/settings.json' with { type: 'json' }
import shell from '../../messages/zh_HK/shell.json' with { type: 'json' }
import subscription from '../../messages/zh_HK/subscription.json' with { type: 'json' }

export const zhHk = {
  common,
  compare,
  device,
  error,
  finding,
  home,
  judging,
  landed,
  landing,
  legal,
  login,
  mail,
  mine,
  notice,
  passport,
  register,
  settings,
  shell,
  subscription,
}
