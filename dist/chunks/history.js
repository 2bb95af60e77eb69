const e=require("./platform.js");let t;const require_evals=()=>t??=require("./evals.js"),n=require("./gate.js"),r=require("./runs-without-change.js"),i=require("./main.js");let a;const require_details=()=>a??=require("./details.js"),o=require("./cases.js"),s=require("./inputs.js"),c=require("./main2.js"),l=require("./input-flags.js"),u=require("./repository.js"),d=require("./view-files.js");let f=require("node:path");const p=[`broken`,`flaky`,`quarantined`,`new`,`gone`,`healthy`];function collectCaseLives(t,n){let{runs:r}=n,i=new Map;for(let t of r)for(let n of t.cases.values()){if(n.scope===`suite`||n.finding===!0||e.countJudged(n)===0)continue;let r=i.get(n.key)??{tally:n,runs:[]};r.runs.push({run:t,counts:{passed:n.passed,judged:e.countJudged(n)}}),i.set(n.key,r)}let a=new Map(t.flatMap(({runs:e},t)=>e.map(e=>[e,t]))),o=new Map(p.map((e,t)=>[e,t]));return[...i.values()].map(({tally:e,runs:r})=>{let i=poolCounts(r.slice(0,10)),o=poolCounts(r.slice(-10));return{key:e.key,identity:e.identity,life:judgeLife(e,r,n),days:spreadOverDays(r,a,t.length),recent:i,drop:o.passed/o.judged-i.passed/i.judged,breaks:findBreaks(r),since:r.at(-1).run.info,tally:e}}).sort((t,n)=>(o.get(t.life)??0)-(o.get(n.life)??0)||t.recent.passed/t.recent.judged-n.recent.passed/n.recent.judged||e.compareText(t.key,n.key))}function judgeLife(e,t,{runs:r,isQuarantined:i}){let a=new Set(r.slice(0,3));if(!t.slice(0,1).some(({run:e})=>a.has(e)))return`gone`;if(i(e.identity))return`quarantined`;let o=t.slice(0,10),s=o.map(({counts:e})=>e.passed/e.judged),{passed:c,judged:l}=poolCounts(o),u=e.scores!==void 0||o.some(({counts:e})=>e.judged>1);if(s.slice(0,3).every(e=>e===0))return`broken`;if(u?c/l<.9:n.isIntermittent(s))return`flaky`;if(!u&&s[0]===0)return`broken`;let d=new Set(r.slice(0,10));return r.length>10&&t.every(({run:e})=>d.has(e))?`new`:`healthy`}function poolCounts(e){let t=0,n=0;for(let{counts:r}of e)t+=r.passed,n+=r.judged;return{passed:t,judged:n}}function spreadOverDays(e,t,n){let r=Array.from({length:n},()=>({passed:0,judged:0}));for(let{run:n,counts:i}of e){let e=r[t.get(n)??-1];e!==void 0&&(e.passed+=i.passed,e.judged+=i.judged)}return r}function findBreaks(e){let t=[],n=[];for(let{run:r,counts:i}of e.toReversed()){if(i.passed===0){n.push(r);continue}let[e]=n;e!==void 0&&n.length>1&&t.push({from:e.info,to:r.info}),n=[]}let[r]=n;return r!==void 0&&t.push({from:r.info}),t}function listCaseScores({key:e},t){let r=t.map(({runs:t})=>t.map(({cases:t})=>t.get(e)));return n.listScorerNames(r.flat()).flatMap(e=>{let t=r.map(t=>n.averageKnown(t.map(t=>n.computeMeanScore(t?.scores?.get(e)))));return t.filter(e=>e!==null).length<2?[]:[{name:e,means:t}]})}const m=7*i.dayMs;function splitIntoDays(e){let t=e.filter(({info:e})=>e.createdAt>0),n=new Set(t.map(({info:e})=>e.id)),r=(e.find(({ledger:e})=>e!==void 0)?.ledger?.entries??[]).filter(({id:e})=>!n.has(e)),a=[...t.map(({info:e})=>e.createdAt),...r.map(({at:e})=>Date.parse(e))],o=a.reduce((e,t)=>Math.min(e,t),1/0),s=a.reduce((e,t)=>Math.max(e,t),0)-o>1728e7?m:i.dayMs,findStart=e=>Math.floor(e/s)*s,c=Map.groupBy(t,({info:e})=>findStart(e.createdAt)),l=Map.groupBy(r,({at:e})=>findStart(Date.parse(e)));return[...new Set([...c.keys(),...l.keys()])].sort((e,t)=>e-t).map(e=>({date:i.formatDay(e),at:e,runs:c.get(e)??[],remembered:l.get(e)??[]}))}function readSpending(t){let{calls:r,costUsd:i=null}=n.sumSpend(t),a=0;for(let{durationMs:n,latencyMs:r,...i}of t.cases.values()){let t=n??r;t!==void 0&&e.countIterations(i)>0&&(a+=require_details().getSampleMoments(t).sum)}return{iterations:r,costUsd:i,durationMs:a}}function addSpending(e){let t=e.flatMap(({costUsd:e})=>e??[]);return{iterations:sumValues(e.map(({iterations:e})=>e)),costUsd:t.length===0?null:sumValues(t),durationMs:sumValues(e.map(({durationMs:e})=>e))}}function sumValues(e){return e.reduce((e,t)=>e+t,0)}const h=[`overridden`,`undecided`,`accepted`,`repaired`,`closed`,`open`,`unknown`,`green`];function collectPullRecords({runs:e,measurements:t,fates:n}){let r=new Map(n.map(e=>[e.number,e])),i=new Set(e.flatMap(({ledger:e})=>e?.broken?.cases.map(({since:e})=>e.pull)??[]));return[...Map.groupBy(t.toSorted((e,t)=>e.info.createdAt-t.info.createdAt),({info:e})=>e.pull?.number??e.branch??e.id)].map(([t,n])=>{let a=typeof t==`number`?t:void 0,o=a===void 0?void 0:e.findLast(e=>mergesPull(e,a)),s=a===void 0?void 0:r.get(a),c=n.at(-1),l=judgeEnd(n,o===void 0?s?.state:`merged`),u=n.findLast(({blamed:e})=>e.length>0),d=(l===`overridden`||l===`undecided`||l===`accepted`)&&u!==void 0?lookAfterMerge(u,o??findRunAfter(e,s)):void 0;return{name:a===void 0?String(t):`#${a}`,number:a,outcomes:n.map(({outcome:e})=>e),end:l,at:c.info.createdAt,why:n.findLast(({why:e})=>e!==void 0)?.why,blamed:u?.blamed.map(({title:e})=>e)??[],acceptedBy:[...new Set(n.flatMap(({acceptedBy:e})=>e))],after:d,wasMissed:a!==void 0&&c.outcome===`passed`&&i.has(a),spent:addSpending(n.map(({spent:e})=>e)),url:c.info.url}}).sort((e,t)=>t.at-e.at)}function mergesPull({info:e},t){return e.pull?.state===`merged`&&e.pull.number===t}function judgeEnd(e,t){let n=e.at(-1);return t===`closed`||t===`open`?t:t===void 0?`unknown`:n.outcome===`failed`?`overridden`:n.outcome===`inconclusive`?`undecided`:n.acceptedBy.length>0?`accepted`:e.every(({outcome:e})=>e===`passed`)?`green`:`repaired`}function findRunAfter(e,t){let{mergedAt:n}=t??{};if(n!==void 0)return e.findLast(({info:e})=>e.createdAt>=n)}function lookAfterMerge({blamed:t},n){let r=t.map(({key:e})=>n?.cases.get(e)).filter(e.isJudged);if(r.length===0)return;let i=r.filter(t=>t.passed*2<=e.countJudged(t)).length;return{judged:r.length,failed:i}}function collectSeries(t,n){let r=[...new Set(t.flatMap(({runs:t})=>t.flatMap(t=>[...e.listOtherTallies(t)].flatMap(({scores:e})=>[...e?.keys()??[]]))))].sort();return[{name:`Pass rate`,values:t.map(e=>measurePassRate(e,n)),format:e.formatRate},...r.slice(0,8).map(r=>({name:r,values:t.map(({runs:e})=>measureMean(e,({scores:e})=>readScore(e?.get(r)),n)),format:t=>e.formatNumber(t)})),...[`latencyMs`,`costUsd`].map(e=>createMetricSeries(e,t,n))].filter(({values:e})=>e.some(e=>e!==null))}function createMetricSeries(e,t,n){return{name:`${i.metricTitles[e]} of an iteration`,values:t.map(({runs:t})=>measureMean(t,t=>t[e]??(e===`latencyMs`?t.durationMs:void 0),n)),format:t=>i.formatMetric(e,t)}}function measurePassRate({runs:t,remembered:n},{computePassInterval:r}){let i=0,a=0;for(let n of t){let t=e.countTotals(n);i+=t.passed,a+=e.countJudged(t)}for(let{mean:e,iterations:t}of n)e!==null&&(i+=e*t,a+=t);return a===0?null:{value:i/a,...r(i,a)}}function measureMean(e,t,{computeMeanInterval:n}){let r=new Map;for(let{cases:n}of e)for(let e of n.values()){if(e.scope===`suite`)continue;let n=require_details().addSamples(r.get(e.key),t(e));n!==void 0&&r.set(e.key,n)}let i=[...r.values()].map(require_details().getSampleMoments).filter(({count:e})=>e>0);return i.length===0?null:{value:i.reduce((e,t)=>e+t.sum/t.count,0)/i.length,...n(i)}}function readScore(e){if(e===void 0||e.values.length===0)return;let{values:t}=e;return t.map(require_details().getSampleMoments).reduce((e,t)=>require_details().getSampleMoments(require_details().addSamples(e,t)))}function collectHistory$1(t,n){let r=splitIntoDays(t.runs),i=collectCaseLives(r,t);return{suiteName:t.suiteName,days:r,series:collectSeries(r,n),marks:collectMarks(r,n),cases:i,lives:e.buildRecord(p,e=>i.filter(t=>t.life===e).length),record:collectRecord(t)}}function collectMarks(e,{listRunChanges:t}){let n=e.flatMap((e,t)=>e.runs.toReversed().map(e=>({run:e,day:t})));return n.flatMap(({run:e,day:r},i)=>{let a=n[i-1];return a===void 0?[]:t(a.run,e).map(t=>({...t,day:r,run:e.info}))})}function collectRecord(t){let n=collectPullRecords(t),countPulls=e=>n.filter(e).length,r=n.filter(({end:e})=>e===`overridden`);return{pulls:n,ends:e.buildRecord(h,e=>countPulls(t=>t.end===e)),red:countPulls(({outcomes:e})=>e.includes(`failed`)),open:countPulls(({outcomes:e})=>e.includes(`inconclusive`)),overriddenBroke:r.filter(({after:e})=>e!==void 0&&e.failed>0).length,overriddenHeld:r.filter(({after:e})=>e?.failed===0).length,missed:countPulls(({wasMissed:e})=>e),spent:{pulls:addSpending(n.map(({spent:e})=>e)),main:addSpending(t.runs.map(readSpending))}}}function describePeriod({days:t,cases:n,lives:r}){let i=t.reduce((e,{runs:t,remembered:n})=>e+t.length+n.length,0),a=t.at(-1)?.date??``;return`${t[0]?.date} to ${a}: ${e.formatPlural(i,`run`)} of main, ${e.formatPlural(n.length-r.gone,`case`)}`}const g={broken:`broken`,flaky:`flaky`,quarantined:`in quarantine`,new:`new`,gone:`gone`,healthy:`healthy`};function formatInterval({value:t,low:n,high:r}){return`${e.formatRate(t)} (${e.formatRate(n)} to ${e.formatRate(r)})`}function describeNow({series:[t],lives:n}){let r=t?.values.filter(e=>e!==null)??[],[i]=r,a=r.at(-1),o=p.filter(e=>n[e]>0).map(t=>`${e.formatCount(n[t])} ${g[t]}`);return e.compact([i!==void 0&&a!==void 0&&`Pass rate ${formatInterval(a)} at the end, ${formatInterval(i)} at the start.`,o.length>0&&`Cases: ${o.join(`, `)}.`])}function describeRecord({record:t}){let{pulls:n,ends:r,red:i,open:a,overriddenBroke:o,overriddenHeld:s,missed:c,spent:l}=t;if(n.length===0)return[`No results of pull requests.`];let u=o+s>0?`, after which the cases failed on main in ${e.formatCount(o)} and held in ${e.formatCount(s)}`:``;return e.compact([`Of ${e.formatPlural(n.length,`pull request`)}, ${e.formatCount(i)} ${i===1?`was`:`were`} red and ${e.formatCount(a)} undecided at least once.`,`Merged although red: ${e.formatCount(r.overridden)}${u}. Merged undecided: ${e.formatCount(r.undecided)}. Accepted: ${e.formatCount(r.accepted)}. Repaired before the merge: ${e.formatCount(r.repaired)}.`,c>0&&`Green, and main broke with them: ${e.formatCount(c)}.`,`Pull requests took ${describeSpending(l.pulls)}; main took ${describeSpending(l.main)}.`])}function describeHistory(e){return[`${describePeriod(e)}.`,...describeNow(e),...describeRecord(e)]}function describeSpending({iterations:t,costUsd:n,durationMs:r}){let a=e.compact([e.formatPlural(t,`iteration`),n!==null&&e.formatMoney(n),r>0&&i.formatDuration(r)]);return[a.slice(0,-1).join(`, `),a.at(-1)].filter(Boolean).join(` and `)}function numberMarks({marks:e}){return[...Map.groupBy(e.slice(-60),({day:e})=>e)].map(([e,t],n)=>({number:n+1,day:e,marks:t}))}function renderChart(e,t){let{values:r,format:i}=e,a=n.cutText(n.makeVisibleLine(e.name),60),s=r.filter(e=>e!==null),c=Math.min(...s.map(e=>e.low)),l=Math.max(...s.map(e=>e.high)),u=createTimeScale(t),findY=e=>l===c?50:4+92*(l-e)/(l-c),[d]=s,f=s.at(-1);if(d===void 0||f===void 0)return``;let p=`${a}: from ${i(d.value)} to ${i(f.value)}, lowest ${i(c)}, highest ${i(l)} with the interval`,m=splitAtGaps(r.map((e,t)=>e&&{...e,x:u(t)})).map(e=>{let t=e.map(({x:e,high:t})=>`${round(e*10)},${round(findY(t))}`),n=e.toReversed().map(({x:e,low:t})=>`${round(e*10)},${round(findY(t))}`),r=e.map(({x:e,value:t})=>`${round(e*10)},${round(findY(t))}`);return`<polygon points="${[...t,...n].join(` `)}"/><polyline points="${r.join(` `)}"/>`}),h=r.flatMap((e,r)=>{if(e===null)return[];let a=`${t.days[r]?.date}: ${i(e.value)} (${i(e.low)} to ${i(e.high)})`;return[`<circle cx="${round(u(r))}%" cy="${round(findY(e.value))}%" r="2"><title>${n.escapeHtml(a)}</title></circle>`]}),g=`${i(f.value)} (${i(f.low)} to ${i(f.high)})`;return`<figure class="chart"><figcaption><bdi>${n.escapeHtml(a)}</bdi> <span class="quiet">${o.renderFigureHtml(g)}</span></figcaption><div class="axis quiet" aria-hidden="true"><span>${n.escapeHtml(i(l))}</span><span>${n.escapeHtml(i(c))}</span></div><svg role="img" aria-label="${n.escapeAttribute(p)}">${renderMarkLines(t,u)}<svg class="area" viewBox="0 0 1000 100" preserveAspectRatio="none">${m.join(``)}</svg>${h.join(``)}</svg><div class="dates quiet" aria-hidden="true"><span>${t.days[0]?.date}</span><span>${t.days.at(-1)?.date}</span></div></figure>`}function createTimeScale({days:e}){let t=e[0]?.at??0,n=(e.at(-1)?.at??0)-t||1;return r=>1+98*((e[r]?.at??0)-t)/n}function renderMarkLines(e,t){let n=-1/0;return`<g class="marks" aria-hidden="true">${numberMarks(e).map(({number:e,day:r})=>{let i=t(r),a=`<line x1="${round(i)}%" x2="${round(i)}%" y1="0" y2="100%"/>`;return i-n<2.5?a:(n=i,`${a}<text x="${round(i)}%" y="10">${e}</text>`)}).join(``)}</g>`}function splitAtGaps(e){let t=[[]];for(let n of e)n===null?t.push([]):t.at(-1)?.push(n);return t.filter(e=>e.length>0)}function round(e){return Math.round(e*10)/10}function renderDayTable({series:e,days:t}){let r=[`Day`,`Runs`,...e.map(({name:e})=>n.cutText(n.makeVisibleLine(e),60))].map(e=>`<th scope="col">${n.escapeHtml(e)}</th>`),i=t.map(({date:t,runs:n,remembered:r},i)=>{let a=e.map(({values:e,format:t})=>`<td>${formatCell(e[i]??null,t)}</td>`);return`<tr><th scope="row">${t}</th><td>${n.length+r.length}</td>${a.join(``)}</tr>`});return`<details><summary>Each day as a table</summary><div class="wide"><table tabindex="0"><caption>Main by day, with 95% intervals</caption><thead><tr>${r.join(``)}</tr></thead><tbody>${i.join(``)}</tbody></table></div></details>`}function formatCell(e,t){return e===null?`n/a`:n.escapeHtml(`${t(e.value)} (${t(e.low)} to ${t(e.high)})`)}const _={broken:`Broken`,flaky:`Flaky`,quarantined:`Quarantined`,new:`New`,gone:`Gone`,healthy:`Healthy`},v={broken:`bad`,flaky:`odd`,quarantined:`odd`,new:void 0,gone:void 0,healthy:void 0},y=5e3;function createHistoryNamer({cases:e}){return n.createCaseNamer(n.findSharedParts(e.slice(0,y).map(({identity:e})=>e)))}function collectLifeData(t,r){let i=[...new Set(t.cases.flatMap(({tally:e})=>[...e.scores?.keys()??[]]))],a=25e5,s=15e5,c=t.cases.slice(0,y).map(e=>{let n=a>0?collectHistory(e,t,i):void 0;a-=JSON.stringify(n??``).length;let c={key:e.key,identity:e.identity,change:`unchanged`,head:e.tally},l=e.life!==`healthy`&&e.life!==`gone`,u=o.selectEvidence(c,l?s:0,{});return s-=u.size,{...describeCase(e,r),...a<=0&&{historyLeftOut:!0},history:n,...u.shown}});return{noun:`case`,source:``,isHistory:!0,runs:t.days.map(({date:t,runs:n})=>({label:t,time:e.formatPlural(n.length,`run`)})),scorers:i.map(e=>n.cutText(n.makeVisibleLine(e),60)),cases:c}}function describeCase(t,r){let{identity:i,life:a,recent:s,drop:c,tally:l}=t,u=n.findKnownPlace(l,i);return{title:n.makeVisibleLine(r(i)),label:_[a],tone:v[a],outcome:o.describeOutcome(l),counts:`${s.passed}/${s.judged}`,drop:Math.round(c*1e3)/1e3||void 0,place:u&&n.makeVisibleLine(n.formatLocation(u)),ms:o.roundMs(require_details().getSampleMean(l.durationMs)),facts:e.omitEmpty(describeLife(t))}}function describeLife({life:t,since:n,breaks:r}){return e.compact([t===`new`&&`since ${formatRunPlace(n)}`,...r.slice(-5).map(describeBreak)])}function describeBreak({from:e,to:t}){return t===void 0?`fails since ${formatRunPlace(e)}`:`failed from ${formatRunPlace(e)} to ${formatRunPlace(t)}`}function formatRunPlace({createdAt:t,commit:r,pull:a}){let o=e.compact([r!==void 0&&n.makeVisibleLine(r).slice(0,7),a!==void 0&&`#${a.number}`]);return`${i.formatDay(t)}${o.length===0?``:` (${o.join(`, `)})`}`}function collectHistory(t,n,r){let i=listCaseScores(t,n.days).map(({name:e,means:t})=>[r.indexOf(e),...t.map(o.roundMean)]);if(!(t.days.every(({passed:e,judged:t})=>e===t&&t>0)&&i.length===0))return{counts:t.days.flatMap(({passed:e,judged:t})=>[e,t]),scores:e.omitEmpty(i)}}function renderStrips(t,r){let i=t.cases.filter(({life:e,breaks:t})=>v[e]!==void 0||t.length>0);if(i.length===0)return``;let a=new Map(t.cases.map((e,t)=>[e,t+1])),s=i.slice(0,30).map(e=>[`<a href="#case-${a.get(e)}" dir="auto">${n.escapeHtml(n.cutText(n.makeVisibleLine(r(e.identity)),120))}</a>`,`<span class="badge ${v[e.life]??``}">${_[e.life]}</span>`,drawStrip(e.days),n.escapeHtml(describeLife(e).at(-1)??``)]),c=i.length-30,l=c>0?`<p class="quiet">and ${e.formatPlural(c,`more case`)} in the list below</p>`:``;return`<div class="wide">${o.renderTableHtml(`Cases that are or were in trouble`,[`Case`,`Now`,`${t.days[0]?.date} to ${t.days.at(-1)?.date}`,`Last break`],s,`lives`)}</div><p class="legend"><i class="good">passed</i> <i class="odd">in part</i> <i class="bad">failed</i> <i class="none">not judged</i></p>${l}`}function chooseTone({passed:e,judged:t}){return t===0?`none`:e===t?`good`:e===0?`bad`:`odd`}function drawStrip(t){let n=[];for(let[e,r]of t.entries()){let t=chooseTone(r),i=n.at(-1);i?.tone===t?i.length+=1:n.push({tone:t,start:e,length:1})}let r=n.map(({tone:e,start:t,length:n})=>`<rect class="${e}" x="${t}" width="${n}" height="1"/>`),i=t.filter(e=>chooseTone(e)===`bad`).length,a=t.filter(e=>chooseTone(e)===`odd`).length,o=`failed on ${e.formatPlural(i,`day`)}, in part on ${a}, of ${t.length}`;return`<svg class="days" viewBox="0 0 ${t.length} 1" preserveAspectRatio="none" role="img" aria-label="${o}">${r.join(``)}</svg>`}const b={overridden:`merged although red`,undecided:`merged undecided`,accepted:`accepted and merged`,repaired:`repaired and merged`,closed:`closed`,open:`open`,unknown:`no merge known`,green:`merged green`},x={passed:[`good`,`green`],failed:[`bad`,`red`],inconclusive:[`odd`,`open`]};function renderRecord({record:t},r){let a=t.pulls.filter(({outcomes:e,end:t,wasMissed:n})=>n||t===`accepted`||e.some(e=>e!==`passed`));if(a.length===0)return``;let s=a.slice(0,60).map(e=>[linkPull(e,r),i.formatDay(e.at),renderOutcomes(e),n.escapeHtml(b[e.end]),n.escapeHtml(describeConsequence(e)),o.renderFigureHtml(describeSpending(e.spent))]),c=a.length-60;return`<div class="wide">${o.renderTableHtml(`Pull requests that were not simply green`,[`Pull request`,`Measured`,`Verdicts`,`End`,`About`,`Spent`],s,`pulls`)}</div>${c>0?`<p class="quiet">and ${e.formatCount(c)} older</p>`:``}`}function linkPull({name:e,number:t,url:r},i){let a=`<bdi>${n.escapeHtml(n.cutText(n.makeVisibleLine(e),60))}</bdi>`,o=t===void 0||i===void 0?r:`${i}/pull/${t}`,s=o&&n.normalizeUrl(o);return s===void 0?a:`<a href="${n.escapeAttribute(s)}" rel="noreferrer">${a}</a>`}function renderOutcomes({outcomes:e}){return`${e.length>6?`${e.length-6} more, `:``}${e.slice(-6).map(e=>`<span class="badge ${x[e][0]}">${x[e][1]}</span>`).join(` `)}`}function describeConsequence({why:t,blamed:r,acceptedBy:i,after:a,wasMissed:o}){return e.compact([r.length===0&&t!==void 0&&n.cutText(n.makeVisibleLine(t),160),r.length>0&&`${e.formatPlural(r.length,`case`)}: ${e.listSome(r,2,t=>e.quoteName(n.cutText(n.makeVisibleLine(t),60)))}`,i.length>0&&`accepted by ${e.listSome(i,2,e=>n.cutText(n.makeVisibleLine(e),40))}`,a!==void 0&&(a.failed===0?`held on main`:`${e.formatCount(a.failed)} of ${e.formatCount(a.judged)} failed on main`),o&&`broke main, and the gate was green`]).join(`; `)}const S={model:`Model`,judge:`Judge`,prompt:`Prompt`,assertion:`Assertions`,suite:`Suite`};function renderHistory(e,t){let r=createHistoryNamer(e);return o.renderFrame({title:`${e.suiteName}: history`,style:`.months {
  min-width: 0;
  max-width: 100%;
  margin-bottom: 24px;
}
.months h2 {
  margin-top: 16px;
}
.months > ul {
  margin: 4px 0;
  padding-left: 20px;
}
.charts {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  gap: 16px 32px;
}
.chart {
  display: grid;
  grid-template-columns: 76px minmax(0, 1fr);
  gap: 2px 8px;
  min-width: 0;
  margin: 0;
}
.chart figcaption {
  grid-column: 1 / -1;
}
.dates {
  grid-column: 2;
}
.chart figcaption {
  font-weight: 600;
  overflow-wrap: anywhere;
}
.chart figcaption .quiet {
  font-weight: 400;
}
.axis {
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  text-align: right;
  white-space: nowrap;
}
.axis,
.dates {
  font-size: 11px;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
}
.dates {
  display: flex;
  justify-content: space-between;
}
.chart > svg {
  width: 100%;
  height: 120px;
  background: var(--raised);
}
.chart .area {
  width: 100%;
  height: 100%;
}
.chart polygon {
  fill: var(--link);
  fill-opacity: 0.22;
}
.chart polyline {
  stroke-width: 1.5;
  vector-effect: non-scaling-stroke;
}
.marks line {
  stroke: var(--quiet);
  stroke-dasharray: 3 3;
}
.marks text {
  fill: var(--text);
  font-weight: 600;
  paint-order: stroke;
  stroke: var(--raised);
  stroke-width: 3px;
}
.changes {
  max-height: 320px;
  margin: 4px 0;
  padding-left: 32px;
  overflow: auto;
}
.wide {
  max-width: 100%;
  overflow-x: auto;
}
.wide td {
  vertical-align: top;
}
.lives th:first-child,
.pulls th:first-child {
  max-width: 360px;
  overflow-wrap: anywhere;
}
.lives :is(th, td),
.pulls :is(th, td) {
  text-align: left;
}
.days {
  display: block;
}
.pulls td:nth-child(2) {
  white-space: nowrap;
}
svg.days {
  width: clamp(120px, 28vw, 380px);
  height: 16px;
  margin-top: 3px;
}
rect.good {
  fill: light-dark(#4ac26b, #2ea043);
}
rect.bad {
  fill: light-dark(#cf222e, #f85149);
}
rect.odd {
  fill: light-dark(#d4a72c, #d29922);
}
rect.none {
  fill: var(--plain-back);
}
.legend i {
  margin-right: 12px;
  font-style: normal;
}
.legend i::before {
  content: "";
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-right: 4px;
  border-radius: 2px;
  background: var(--plain-back);
}
.legend .good::before {
  background: light-dark(#4ac26b, #2ea043);
}
.legend .bad::before {
  background: light-dark(#cf222e, #f85149);
}
.legend .odd::before {
  background: light-dark(#d4a72c, #d29922);
}
.strip.days {
  display: flex;
  gap: 2px;
}
.strip.days li {
  position: relative;
  width: 12px;
  height: 22px;
  padding: 0;
  border: 1px solid currentcolor;
  border-radius: 3px;
  overflow: hidden;
}
.strip.days li.none {
  border-color: var(--line);
}
.strip.days span {
  position: absolute;
  clip-path: inset(50%);
}
@media (min-width: 1000px) {
  .charts {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
}
/* A row is a block, so that nothing has to be scrolled sideways. */
@media (max-width: 700px) {
  :is(.lives, .pulls) :is(caption, tbody, tr) {
    display: block;
  }
  :is(.lives, .pulls) thead {
    position: absolute;
    clip-path: inset(50%);
  }
  :is(.lives, .pulls) tr {
    padding: 6px 0;
    border-bottom: 1px solid var(--line);
  }
  :is(.lives, .pulls) :is(th, td) {
    display: inline-block;
    max-width: 100%;
    padding: 0 10px 0 0;
    border: 0;
  }
  svg.days {
    width: calc(100vw - 24px);
  }
}
`,header:`<header>
<h1><bdi>${n.escapeHtml(n.makeVisibleLine(e.suiteName))}</bdi>: history</h1>
<p class="quiet">${n.escapeHtml(describePeriod(e))}</p>
${describeNow(e).map(e=>`<p class="deciding">${n.escapeHtml(e)}</p>`).join(`
`)}
</header>`,main:`<section class="months" aria-labelledby="main-title">
<h2 id="main-title">Main over time</h2>
<p class="quiet">Bands are 95% intervals. Each scale spans its values and does not start at zero.</p>
<div class="charts">${e.series.map(t=>renderChart(t,e)).join(`
`)}</div>
${renderMarks(e)}
${renderDayTable(e)}
</section>
<section class="months" aria-labelledby="gate-title">
<h2 id="gate-title">The record of the gate</h2>
<ul>${describeRecord(e).map(e=>`<li>${n.escapeHtml(e)}</li>`).join(``)}</ul>
${renderRecord(e,t)}
</section>
<section class="months" aria-labelledby="cases-title">
<h2 id="cases-title">The life of each case</h2>
${renderStrips(e,r)}
<noscript><p>The list of cases needs JavaScript.</p></noscript>
</section>
${o.renderBrowser(`Life`)}`,data:collectLifeData(e,r)})}function renderMarks(e){let t=numberMarks(e).map(({number:e,marks:t})=>{let[r]=t,i=t.map(({kind:e,message:t})=>`<span class="badge">${S[e]}</span> <span dir="auto">${n.escapeHtml(n.cutText(n.makeVisibleLine(t),200))}</span>`);return`<li value="${e}"><span class="quiet">${r===void 0?``:n.escapeHtml(formatRunPlace(r.run))}</span> ${i.join(` `)}</li>`});return t.length===0?`<p class="quiet">No run used another model, judge, prompt or suite than the one before it.</p>`:`<details open><summary>What changed, by the numbers in the charts</summary><ol class="changes">${t.join(``)}</ol></details>`}const C=[`suite-name`,`policy`],w={runs:{kind:`values`,placeholder:`PATHS\u2026`,description:`Runs of main: results files, baselines (gh run download) or reports, or folders with a file or folder for each.`},"pull-results":{kind:`values`,placeholder:`PATHS\u2026`,description:`Results files of pull requests, or folders with them.`},...u.repositoryFlags,"baseline-workflow":{placeholder:`FILE`,default:`evals.yml`,description:`Workflow file that stores the baselines.`},days:{placeholder:`N`,default:`95`,description:`How many days are read from the repository.`}},T=`eval-gate-history.html`,E=c.defineCommand({usage:[`history --runs PATHS\u2026 [--pull-results PATHS\u2026] [flags]`,`history --repository OWNER/NAME [flags]`],about:[`Writes one HTML page about the months of a suite: pass rate, scores, latency and cost of main with what changed, the life of each case, and the record of the gate itself.`,`It reads files, or the artifacts that the action keeps in a repository. The page loads nothing over the network.`],groups:[{title:`What to read`,flags:w},{title:`Suite`,flags:l.createInputFlags(C)},{title:`Output`,flags:{"html-file":{...d.createFileFlag(`Where to write the page.`),default:T}}}],exitCodes:`0 written, 2 usage error or nothing to read, 3 GitHub did not answer`,run:runHistoryCommand});async function runHistoryCommand(t,n){let{sources:i,repositoryUrl:a}=await readSources(t,n),o=collectHistory$1(e.createKnownSecrets().hide(i),{computePassInterval:require_evals().computeWilsonInterval,computeMeanInterval:require_evals().computeMeanInterval,listRunChanges:r.listRunChanges}),s=t.text(`html-file`)??T;return d.writeViewFile(`html-file`,(0,f.resolve)(n.cwd,s),renderHistory(o,a)),n.stdout.write(`${[...describeHistory(o),`Written to ${s}.`].join(`
`)}\n`),0}async function readSources(t,r){let a=[...c.findUnexpectedArguments(t.positionals)],o=t.texts(`runs`),l=t.text(`repository`)??(o.length===0?r.env.GITHUB_REPOSITORY:void 0),d=u.readRepositoryFlag(l,r,a),f=Number(t.text(`days`)??w.days.default);Number.isInteger(f)&&f>0&&f<=400||a.push({message:`--days must be a whole number from 1 to 400; got "${t.text(`days`)}"`}),o.length===0&&l===void 0&&a.push({message:`--runs or --repository is required`,advice:`eval-gate history --runs runs/ --pull-results pulls/`});let p=t.text(`suite-name`);if(d!==void 0&&p===void 0&&a.push({message:`--suite-name is required with --repository`}),a.length>0)throw new s.UsageError(a);let{policy:m}=await c.readConfigAndPolicy(t,C,r),{readMainFiles:h,readMeasurementFiles:g}=await Promise.resolve().then(()=>require("./read-files.js")),_=d===void 0||p===void 0?void 0:await(await Promise.resolve().then(()=>require("./read-repository.js"))).readRepositoryHistory(d,{suiteName:p,branch:t.text(`branch`)??w.branch.default,workflow:t.text(`baseline-workflow`)??w[`baseline-workflow`].default,days:f},r),v=_?.runs??await h(o,r.cwd,m),y=p??chooseSuite(v.map(({info:e})=>e.suiteName)),b=v.filter(({info:e})=>e.suiteName===y);if(b.length===0)throw new s.UsageError({message:`${o.join(`, `)} has no run of main${p===void 0?``:` of ${e.quoteName(p)}`}`,advice:`Fetch baselines of main with gh run download.`});let x=g(t.texts(`pull-results`),r.cwd),S=n.createRuleLookup(m),T=b[0]?.info.createdAt??0;return{repositoryUrl:findRepositoryUrl(b.map(({info:e})=>e.url)),sources:{suiteName:y,runs:b,measurements:[..._?.measurements??[],...x.filter(e=>e.suiteName===y)],fates:_?.fates??[],isQuarantined:e=>{let{quarantine:t}=S(e,[]);return t!==void 0&&i.isInEffect(t,T)}}}}function chooseSuite(t){let n=[...new Set(t)];if(n.length<2)return n[0]??``;throw new s.UsageError({message:`the runs are of several suites: ${e.quoteNames(n)}`,advice:`Name one with --suite-name.`})}function findRepositoryUrl(e){return e.map(e=>/^(https:\/\/[^/]+\/[^/]+\/[^/]+)\/actions\/runs\/\d+/.exec(e??``)?.[1]).find(e=>e!==void 0)}exports.historyCommand=E,exports.readSpending=readSpending;