import common from '../../messages/he/common.json' with { type: 'json' }
import compare from '../../messages/he/compare.json' with { type: 'json' }
import device from '../../messages/he/device.json' with { type: 'json' }
import error from '../../messages/he/error.json' with { type: 'json' }
import finding from '../../messages/he/finding.json' with { type: 'json' }
import home from '../../messages/he/home.json' with { type: 'json' }
import judging from '../../messages/he/judging.json' with { type: 'json' }
import landed from '../../messages/he/landed.json' with { type: 'json' }
import landing from '../../messages/he/landing.json' with { type: 'json' }
import legal from '../../messages/he/legal.json' with { type: 'json' }
import login from '../../messages/he/login.json' with { type: 'json' }
import mail from '../../messages/he/mail.json' with { type: 'json' }
import mine from '../../messages/he/mine.json' with { type: 'json' }
import notice from '../../messages/he/notice.json' with { type: 'json' }
import passport from '../../messages/he/passport.json' with { type: 'json' }
import register from '../../messages/he/register.json' with { type: 'json' }
import settings from '../../messages/he/settings.json' with { type: 'json' }
import shell from '../../messages/he/shell.json' with { type: 'json' }
import subscription from '../../messages/he/subscription.json' with { type: 'json' }

export const he = {
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
