import accountChange from '../../messages/de/accountChange.json' with { type: 'json' }
import address from '../../messages/de/address.json' with { type: 'json' }
import announcement from '../../messages/de/announcement.json' with { type: 'json' }
import backofficeAnnouncement from '../../messages/de/backofficeAnnouncement.json' with { type: 'json' }
import backofficeAudit from '../../messages/de/backofficeAudit.json' with { type: 'json' }
import backofficeBranch from '../../messages/de/backofficeBranch.json' with { type: 'json' }
import backofficeCatalogue from '../../messages/de/backofficeCatalogue.json' with { type: 'json' }
import backofficeCurrency from '../../messages/de/backofficeCurrency.json' with { type: 'json' }
import backofficeFeed from '../../messages/de/backofficeFeed.json' with { type: 'json' }
import backofficeFigures from '../../messages/de/backofficeFigures.json' with { type: 'json' }
import backofficeHelp from '../../messages/de/backofficeHelp.json' with { type: 'json' }
import backofficeHomePage from '../../messages/de/backofficeHomePage.json' with { type: 'json' }
import backofficeInquiry from '../../messages/de/backofficeInquiry.json' with { type: 'json' }
import backofficeInspection from '../../messages/de/backofficeInspection.json' with { type: 'json' }
import backofficeLandedCost from '../../messages/de/backofficeLandedCost.json' with { type: 'json' }
import backofficeLedger from '../../messages/de/backofficeLedger.json' with { type: 'json' }
import backofficeMember from '../../messages/de/backofficeMember.json' with { type: 'json' }
import backofficeNews from '../../messages/de/backofficeNews.json' with { type: 'json' }
import backofficePage from '../../messages/de/backofficePage.json' with { type: 'json' }
import backofficePermission from '../../messages/de/backofficePermission.json' with { type: 'json' }
import backofficeProduct from '../../messages/de/backofficeProduct.json' with { type: 'json' }
import backofficeRole from '../../messages/de/backofficeRole.json' with { type: 'json' }
import backofficeSeller from '../../messages/de/backofficeSeller.json' with { type: 'json' }
import backofficeSetting from '../../messages/de/backofficeSetting.json' with { type: 'json' }
import backofficeSignIn from '../../messages/de/backofficeSignIn.json' with { type: 'json' }
import backofficeStaff from '../../messages/de/backofficeStaff.json' with { type: 'json' }
import backofficeStore from '../../messages/de/backofficeStore.json' with { type: 'json' }
import backofficeSwitch from '../../messages/de/backofficeSwitch.json' with { type: 'json' }
import backofficeText from '../../messages/de/backofficeText.json' with { type: 'json' }
import backofficeTextFile from '../../messages/de/backofficeTextFile.json' with { type: 'json' }
import backofficeToday from '../../messages/de/backofficeToday.json' with { type: 'json' }
import backofficeVideo from '../../messages/de/backofficeVideo.json' with { type: 'json' }
import backofficeViewing from '../../messages/de/backofficeViewing.json' with { type: 'json' }
import backofficeWant from '../../messages/de/backofficeWant.json' with { type: 'json' }
import balance from '../../messages/de/balance.json' with { type: 'json' }
import branch from '../../messages/de/branch.json' with { type: 'json' }
import cart from '../../messages/de/cart.json' with { type: 'json' }
import chat from '../../messages/de/chat.json' with { type: 'json' }
import checkout from '../../messages/de/checkout.json' with { type: 'json' }
import common from '../../messages/de/common.json' with { type: 'json' }
import compare from '../../messages/de/compare.json' with { type: 'json' }
import device from '../../messages/de/device.json' with { type: 'json' }
import deviceDetail from '../../messages/de/deviceDetail.json' with { type: 'json' }
import error from '../../messages/de/error.json' with { type: 'json' }
import help from '../../messages/de/help.json' with { type: 'json' }
import home from '../../messages/de/home.json' with { type: 'json' }
import inquiry from '../../messages/de/inquiry.json' with { type: 'json' }
import landedCost from '../../messages/de/landedCost.json' with { type: 'json' }
import landingPage from '../../messages/de/landingPage.json' with { type: 'json' }
import legal from '../../messages/de/legal.json' with { type: 'json' }
import login from '../../messages/de/login.json' with { type: 'json' }
import mail from '../../messages/de/mail.json' with { type: 'json' }
import mall from '../../messages/de/mall.json' with { type: 'json' }
import merchant from '../../messages/de/merchant.json' with { type: 'json' }
import merchantInquiry from '../../messages/de/merchantInquiry.json' with { type: 'json' }
import merchantLedger from '../../messages/de/merchantLedger.json' with { type: 'json' }
import merchantStore from '../../messages/de/merchantStore.json' with { type: 'json' }
import news from '../../messages/de/news.json' with { type: 'json' }
import notification from '../../messages/de/notification.json' with { type: 'json' }
import openStore from '../../messages/de/openStore.json' with { type: 'json' }
import order from '../../messages/de/order.json' with { type: 'json' }
import passport from '../../messages/de/passport.json' with { type: 'json' }
import payment from '../../messages/de/payment.json' with { type: 'json' }
import portal from '../../messages/de/portal.json' with { type: 'json' }
import portalAccount from '../../messages/de/portalAccount.json' with { type: 'json' }
import portalChat from '../../messages/de/portalChat.json' with { type: 'json' }
import portalDevice from '../../messages/de/portalDevice.json' with { type: 'json' }
import portalImport from '../../messages/de/portalImport.json' with { type: 'json' }
import portalLedger from '../../messages/de/portalLedger.json' with { type: 'json' }
import portalOrder from '../../messages/de/portalOrder.json' with { type: 'json' }
import portalPeople from '../../messages/de/portalPeople.json' with { type: 'json' }
import portalProduct from '../../messages/de/portalProduct.json' with { type: 'json' }
import portalQuote from '../../messages/de/portalQuote.json' with { type: 'json' }
import portalSignIn from '../../messages/de/portalSignIn.json' with { type: 'json' }
import portalStore from '../../messages/de/portalStore.json' with { type: 'json' }
import proforma from '../../messages/de/proforma.json' with { type: 'json' }
import quote from '../../messages/de/quote.json' with { type: 'json' }
import register from '../../messages/de/register.json' with { type: 'json' }
import savedSearch from '../../messages/de/savedSearch.json' with { type: 'json' }
import search from '../../messages/de/search.json' with { type: 'json' }
import sellerApplication from '../../messages/de/sellerApplication.json' with { type: 'json' }
import sellerPage from '../../messages/de/sellerPage.json' with { type: 'json' }
import settings from '../../messages/de/settings.json' with { type: 'json' }
import shell from '../../messages/de/shell.json' with { type: 'json' }
import store from '../../messages/de/store.json' with { type: 'json' }
import subscription from '../../messages/de/subscription.json' with { type: 'json' }
import userCenter from '../../messages/de/userCenter.json' with { type: 'json' }
import video from '../../messages/de/video.json' with { type: 'json' }
import viewing from '../../messages/de/viewing.json' with { type: 'json' }
import whatsapp from '../../messages/de/whatsapp.json' with { type: 'json' }
import yard from '../../messages/de/yard.json' with { type: 'json' }

export const de = {
  address,
  cart,
  checkout,
  order,
  payment,
  backofficeInquiry,
  inquiry,
  backofficeFigures,
  backofficeToday,
  backofficeAudit,
  backofficeAnnouncement,
  backofficeBranch,
  backofficeFeed,
  backofficeHelp,
  backofficeHomePage,
  portalImport,
  accountChange,
  backofficeSeller,
  backofficeSetting,
  backofficeSignIn,
  backofficeRole,
  backofficePage,
  backofficePermission,
  backofficeProduct,
  backofficeStaff,
  backofficeStore,
  backofficeSwitch,
  portalAccount,
  portalSignIn,
  portalStore,
  announcement,
  branch,
  chat,
  backofficeText,
  backofficeTextFile,
  backofficeVideo,
  common,
  compare,
  device,
  error,
  savedSearch,
  search,
  help,
  home,
  deviceDetail,
  landedCost,
  landingPage,
  legal,
  login,
  mail,
  userCenter,
  news,
  notification,
  passport,
  portal,
  backofficeCatalogue,
  backofficeCurrency,
  mall,
  merchant,
  merchantInquiry,
  backofficeLedger,
  merchantLedger,
  merchantStore,
  portalLedger,
  balance,
  quote,
  portalChat,
  portalDevice,
  portalOrder,
  portalPeople,
  portalProduct,
  proforma,
  portalQuote,
  backofficeInspection,
  backofficeLandedCost,
  backofficeMember,
  backofficeViewing,
  backofficeWant,
  backofficeNews,
  register,
  settings,
  shell,
  store,
  openStore,
  subscription,
  video,
  viewing,
  sellerApplication,
  sellerPage,
  whatsapp,
  yard,
}
