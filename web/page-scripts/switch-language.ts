import {
  LANGUAGE_CHOSEN_FOR_S,
  LANGUAGE_COOKIE,
  LANGUAGE_SWITCHED_COOKIE,
  LANGUAGE_SWITCHED_FOR_S,
} from '../../shared/domain/platform/languages';

const PLACE = 'place-on-page';

/**
 * A tap on a language (`language-links.tsx`) is remembered for a year, and opens the same page at the same
 * place, with its query and fragment and what its history entry holds, such as an order just placed. What is open over
 * the page (`web/ui/back-layers.ts`) is left behind. The second cookie lets the server store the choice on a signed-in
 * customer's account (people rule 11). The cookies are read back, or a reload could overtake them. It works before hydration.
 */
export const SWITCH_LANGUAGE = `addEventListener('click',event=>{
const link=event.target.closest?.('a[hreflang]');if(!link)return;
const cookie=(pair,forS)=>document.cookie=pair+';path=/;max-age='+forS+';samesite=lax'+
(location.protocol==='https:'?';secure':'');
cookie('${LANGUAGE_COOKIE}='+link.hreflang,${LANGUAGE_CHOSEN_FOR_S});
cookie('${LANGUAGE_SWITCHED_COOKIE}=1',${LANGUAGE_SWITCHED_FOR_S});
const office=location.pathname.startsWith('/admin'),{layerIds,pageKey,...usr}=history.state?.usr??{};
try{sessionStorage.setItem('${PLACE}',JSON.stringify({usr,path:(office?location:link).pathname,
at:scrollY/document.documentElement.scrollHeight}))}catch{}
if(office){event.preventDefault();document.cookie;location.reload()}
else link.href=link.pathname+location.search+location.hash.replace(/[#&]open$/,'')},true);
try{const place=JSON.parse(sessionStorage.getItem('${PLACE}'));sessionStorage.removeItem('${PLACE}');
if(place?.path===location.pathname){
history.state||history.replaceState({usr:place.usr,key:Math.random().toString(36).slice(2)},'');
addEventListener('DOMContentLoaded',()=>scrollTo(0,place.at*document.documentElement.scrollHeight))}}catch{}`;
