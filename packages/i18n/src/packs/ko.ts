import common from '../../messages/ko/common.json' with { type: 'json' }
import compare from '../../messages/ko/compare.json' with { type: 'json' }
import device from '../../messages/ko/device.json' with { type: 'json' }
import error from '../../messages/ko/error.json' with { type: 'json' }
import finding from '../../messages/ko/finding.json' with { type: 'json' }
import home from '../../messages/ko/home.json' with { type: 'json' }
import judging from '../../messages/ko/judging.json' with { type: 'json' }
import landed from '../../messages/ko/landed.json' with { type: 'json' }
import landing from '../../messages/ko/landing.json' with { type: 'json' }
import legal from '../../messages/ko/legal.json' with { type: 'json' }
import login from '../../messages/ko/login.json' with { type: 'json' }
import mail from '../../messages/ko/mail.json' with { type: 'json' }
import mine from '../../messages/ko/mine.json' with { type: 'json' }
import notice from '../../messages/ko/notice.json' with { type: 'json' }
import passport from '../../messages/ko/passport.json' with { type: 'json' }
import register from '../../messages/ko/register.json' with { type: 'json' }
import settings from '../../messages/ko/settings.json' with { type: 'json' }
import shell from '../../messages/ko/shell.json' with { type: 'json' }
import subscription from '../../messages/ko/subscription.json' with { type: 'json' }

export const ko = {
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
