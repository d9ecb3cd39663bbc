import { LANGUAGE_CHOSEN_FOR_S, LANGUAGE_COOKIE } from '../../shared/domain/platform/languages';

const PLACE = 'place-on-page';

/**
 * A tap on a language (`web/ui/language-links.tsx`) is remembered for a year, and opens the same page at the same
 * place, with its query and fragment. It works before hydration.
 */
export const SWITCH_LANGUAGE = `addEventListener('click',event=>{
const link=event.target.closest?.('a[hreflang]');if(!link)return;
document.cookie='${LANGUAGE_COOKIE}='+link.hreflang+';path=/;max-age=${LANGUAGE_CHOSEN_FOR_S};samesite=lax'+
(location.protocol==='https:'?';secure':'');
try{sessionStorage.setItem('${PLACE}',scrollY/document.documentElement.scrollHeight)}catch{}
if(location.pathname.startsWith('/admin')){event.preventDefault();location.reload()}
else link.href=link.pathname+location.search+location.hash},true);
addEventListener('DOMContentLoaded',()=>{try{const place=sessionStorage.getItem('${PLACE}');
if(place)scrollTo(0,place*document.documentElement.scrollHeight);sessionStorage.removeItem('${PLACE}')}catch{}})`;
