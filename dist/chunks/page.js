const e=require("./history.js"),t=require("./gate.js"),n=require("./cases.js"),r=require("./platform.js"),i=require("./main.js");let a;const require_details=()=>a??=require("./details.js"),o=2.5;function numberMarks({marks:e}){return[...Map.groupBy(e.slice(-60),({day:e})=>e)].map(([e,t],n)=>({number:n+1,day:e,marks:t}))}function renderChart(e,r){let{values:i,format:a}=e,o=t.cutText(t.makeVisibleLine(e.name),60),s=i.filter(e=>e!==null),c=Math.min(...s.map(e=>e.low)),l=Math.max(...s.map(e=>e.high)),u=createTimeScale(r),findY=e=>l===c?50:4+92*(l-e)/(l-c),[d]=s,f=s.at(-1);if(d===void 0||f===void 0)return``;let p=`${o}: from ${a(d.value)} to ${a(f.value)}, lowest ${a(c)}, highest ${a(l)} with the interval`,m=splitAtGaps(i.map((e,t)=>e&&{...e,x:u(t)})).map(e=>{let t=e.map(({x:e,high:t})=>`${round(e*10)},${round(findY(t))}`),n=e.toReversed().map(({x:e,low:t})=>`${round(e*10)},${round(findY(t))}`),r=e.map(({x:e,value:t})=>`${round(e*10)},${round(findY(t))}`);return`<polygon points="${[...t,...n].join(` `)}"/><polyline points="${r.join(` `)}"/>`}),h=i.flatMap((e,n)=>{if(e===null)return[];let i=`${r.days[n]?.date}: ${a(e.value)} (${a(e.low)} to ${a(e.high)})`;return[`<circle cx="${round(u(n))}%" cy="${round(findY(e.value))}%" r="2"><title>${t.escapeHtml(i)}</title></circle>`]}),g=`${a(f.value)} (${a(f.low)} to ${a(f.high)})`;return`<figure class="chart"><figcaption><bdi>${t.escapeHtml(o)}</bdi> <span class="quiet">${n.renderFigureHtml(g)}</span></figcaption><div class="axis quiet" aria-hidden="true"><span>${t.escapeHtml(a(l))}</span><span>${t.escapeHtml(a(c))}</span></div><svg role="img" aria-label="${t.escapeAttribute(p)}">${renderMarkLines(r,u)}<svg class="area" viewBox="0 0 1000 100" preserveAspectRatio="none">${m.join(``)}</svg>${h.join(``)}</svg><div class="dates quiet" aria-hidden="true"><span>${r.days[0]?.date}</span><span>${r.days.at(-1)?.date}</span></div></figure>`}function createTimeScale({days:e}){let t=e[0]?.at??0,n=(e.at(-1)?.at??0)-t||1;return r=>1+98*((e[r]?.at??0)-t)/n}function renderMarkLines(e,t){let n=-1/0;return`<g class="marks" aria-hidden="true">${numberMarks(e).map(({number:e,day:r})=>{let i=t(r),a=`<line x1="${round(i)}%" x2="${round(i)}%" y1="0" y2="100%"/>`;return i-n<2.5?a:(n=i,`${a}<text x="${round(i)}%" y="10">${e}</text>`)}).join(``)}</g>`}function splitAtGaps(e){let t=[[]];for(let n of e)n===null?t.push([]):t.at(-1)?.push(n);return t.filter(e=>e.length>0)}function round(e){return Math.round(e*10)/10}function renderDayTable({series:e,days:n}){let r=[`Day`,`Runs`,...e.map(({name:e})=>t.cutText(t.makeVisibleLine(e),60))].map(e=>`<th scope="col">${t.escapeHtml(e)}</th>`),i=n.map(({date:t,runs:n,remembered:r},i)=>{let a=e.map(({values:e,format:t})=>`<td>${formatCell(e[i]??null,t)}</td>`);return`<tr><th scope="row">${t}</th><td>${n.length+r.length}</td>${a.join(``)}</tr>`});return`<details><summary>Each day as a table</summary><div class="wide"><table tabindex="0"><caption>Main by day, with 95% intervals</caption><thead><tr>${r.join(``)}</tr></thead><tbody>${i.join(``)}</tbody></table></div></details>`}function formatCell(e,n){return e===null?`n/a`:t.escapeHtml(`${n(e.value)} (${n(e.low)} to ${n(e.high)})`)}const s={broken:`Broken`,flaky:`Flaky`,quarantined:`Quarantined`,new:`New`,gone:`Gone`,healthy:`Healthy`},c={broken:`bad`,flaky:`odd`,quarantined:`odd`,new:void 0,gone:void 0,healthy:void 0},l=5e3,u=25e5,d=15e5,f=30;function createHistoryNamer({cases:e}){return t.createCaseNamer(t.findSharedParts(e.slice(0,l).map(({identity:e})=>e)))}function collectLifeData(e,r){let a=[...new Set(e.cases.flatMap(({tally:e})=>[...e.scores?.keys()??[]]))],o=25e5,s=15e5,c=e.cases.slice(0,l).map(t=>{let i=o>0?collectHistory(t,e,a):void 0;o-=JSON.stringify(i??``).length;let c={key:t.key,identity:t.identity,change:`unchanged`,head:t.tally},l=t.life!==`healthy`&&t.life!==`gone`,u=n.selectEvidence(c,l?s:0,{});return s-=u.size,{...describeCase(t,r),...o<=0&&{historyLeftOut:!0},history:i,...u.shown}});return{noun:`case`,source:``,isHistory:!0,runs:e.days.map(({date:e,runs:t})=>({label:e,time:i.formatPlural(t.length,`run`)})),scorers:a.map(e=>t.cutText(t.makeVisibleLine(e),60)),cases:c}}function describeCase(e,i){let{identity:a,life:o,recent:l,drop:u,tally:d}=e,f=d.location??(a.file===void 0?void 0:{file:a.file});return{title:t.makeVisibleLine(i(a)),label:s[o],tone:c[o],outcome:n.describeOutcome(d),counts:`${l.passed}/${l.judged}`,drop:Math.round(u*1e3)/1e3||void 0,place:f&&t.makeVisibleLine(t.formatLocation(f)),ms:n.roundMs(require_details().getSampleMean(d.durationMs)),facts:r.omitEmpty(describeLife(e))}}function describeLife({life:e,since:t,breaks:n}){return r.compact([e===`new`&&`since ${formatRunPlace(t)}`,...n.slice(-5).map(describeBreak)])}function describeBreak({from:e,to:t}){return t===void 0?`fails since ${formatRunPlace(e)}`:`failed from ${formatRunPlace(e)} to ${formatRunPlace(t)}`}function formatRunPlace({createdAt:e,commit:n,pull:a}){let o=r.compact([n!==void 0&&t.makeVisibleLine(n).slice(0,7),a!==void 0&&`#${a.number}`]);return`${i.formatDay(e)}${o.length===0?``:` (${o.join(`, `)})`}`}function collectHistory(t,i,a){let o=e.listCaseScores(t,i.days).map(({name:e,means:t})=>[a.indexOf(e),...t.map(n.roundMean)]);if(!(t.days.every(({passed:e,judged:t})=>e===t&&t>0)&&o.length===0))return{counts:t.days.flatMap(({passed:e,judged:t})=>[e,t]),scores:r.omitEmpty(o)}}function renderStrips(e,r){let a=e.cases.filter(({life:e,breaks:t})=>c[e]!==void 0||t.length>0);if(a.length===0)return``;let o=new Map(e.cases.map((e,t)=>[e,t+1])),l=a.slice(0,30).map(e=>[`<a href="#case-${o.get(e)}" dir="auto">${t.escapeHtml(t.cutText(t.makeVisibleLine(r(e.identity)),120))}</a>`,`<span class="badge ${c[e.life]??``}">${s[e.life]}</span>`,drawStrip(e.days),t.escapeHtml(describeLife(e).at(-1)??``)]),u=a.length-30,d=u>0?`<p class="quiet">and ${i.formatPlural(u,`more case`)} in the list below</p>`:``;return`<div class="wide">${n.renderTableHtml(`Cases that are or were in trouble`,[`Case`,`Now`,`${e.days[0]?.date} to ${e.days.at(-1)?.date}`,`Last break`],l,`lives`)}</div><p class="legend"><i class="good">passed</i> <i class="odd">in part</i> <i class="bad">failed</i> <i class="none">not judged</i></p>${d}`}function chooseTone({passed:e,judged:t}){return t===0?`none`:e===t?`good`:e===0?`bad`:`odd`}function drawStrip(e){let t=[];for(let[n,r]of e.entries()){let e=chooseTone(r),i=t.at(-1);i?.tone===e?i.length+=1:t.push({tone:e,start:n,length:1})}let n=t.map(({tone:e,start:t,length:n})=>`<rect class="${e}" x="${t}" width="${n}" height="1"/>`),r=e.filter(e=>chooseTone(e)===`bad`).length,a=e.filter(e=>chooseTone(e)===`odd`).length,o=`failed on ${i.formatPlural(r,`day`)}, in part on ${a}, of ${e.length}`;return`<svg class="days" viewBox="0 0 ${e.length} 1" preserveAspectRatio="none" role="img" aria-label="${o}">${n.join(``)}</svg>`}const p=60,m=6,h=2,g=160,_={overridden:`merged although red`,undecided:`merged undecided`,accepted:`accepted and merged`,repaired:`repaired and merged`,closed:`closed`,open:`open`,unknown:`no merge known`,green:`merged green`},v={passed:[`good`,`green`],failed:[`bad`,`red`],inconclusive:[`odd`,`open`]};function renderRecord({record:r},a){let o=r.pulls.filter(({outcomes:e,end:t,wasMissed:n})=>n||t===`accepted`||e.some(e=>e!==`passed`));if(o.length===0)return``;let s=o.slice(0,60).map(r=>[linkPull(r,a),i.formatDay(r.at),renderOutcomes(r),t.escapeHtml(_[r.end]),t.escapeHtml(describeConsequence(r)),n.renderFigureHtml(e.describeSpending(r.spent))]),c=o.length-60;return`<div class="wide">${n.renderTableHtml(`Pull requests that were not simply green`,[`Pull request`,`Measured`,`Verdicts`,`End`,`About`,`Spent`],s,`pulls`)}</div>${c>0?`<p class="quiet">and ${i.formatCount(c)} older</p>`:``}`}function linkPull({name:e,number:n,url:r},i){let a=`<bdi>${t.escapeHtml(t.cutText(t.makeVisibleLine(e),60))}</bdi>`,o=n===void 0||i===void 0?r:`${i}/pull/${n}`,s=o&&t.normalizeUrl(o);return s===void 0?a:`<a href="${t.escapeAttribute(s)}" rel="noreferrer">${a}</a>`}function renderOutcomes({outcomes:e}){return`${e.length>6?`${e.length-6} more, `:``}${e.slice(-6).map(e=>`<span class="badge ${v[e][0]}">${v[e][1]}</span>`).join(` `)}`}function describeConsequence({why:e,blamed:n,acceptedBy:a,after:o,wasMissed:s}){return r.compact([n.length===0&&e!==void 0&&t.cutText(t.makeVisibleLine(e),160),n.length>0&&`${i.formatPlural(n.length,`case`)}: ${i.listSome(n,2,e=>i.quoteName(t.cutText(t.makeVisibleLine(e),60)))}`,a.length>0&&`accepted by ${i.listSome(a,2,e=>t.cutText(t.makeVisibleLine(e),40))}`,o!==void 0&&(o.failed===0?`held on main`:`${i.formatCount(o.failed)} of ${i.formatCount(o.judged)} failed on main`),s&&`broke main, and the gate was green`]).join(`; `)}const y=`.months {
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
`,b={model:`Model`,judge:`Judge`,prompt:`Prompt`,assertion:`Assertions`,suite:`Suite`},x=200;function renderHistory(r,i){let a=createHistoryNamer(r);return n.renderFrame({title:`${r.suiteName}: history`,style:`.months {
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
<h1><bdi>${t.escapeHtml(t.makeVisibleLine(r.suiteName))}</bdi>: history</h1>
<p class="quiet">${t.escapeHtml(e.describePeriod(r))}</p>
${e.describeNow(r).map(e=>`<p class="deciding">${t.escapeHtml(e)}</p>`).join(`
`)}
</header>`,main:`<section class="months" aria-labelledby="main-title">
<h2 id="main-title">Main over time</h2>
<p class="quiet">Bands are 95% intervals. Each scale spans its values and does not start at zero.</p>
<div class="charts">${r.series.map(e=>renderChart(e,r)).join(`
`)}</div>
${renderMarks(r)}
${renderDayTable(r)}
</section>
<section class="months" aria-labelledby="gate-title">
<h2 id="gate-title">The record of the gate</h2>
<ul>${e.describeRecord(r).map(e=>`<li>${t.escapeHtml(e)}</li>`).join(``)}</ul>
${renderRecord(r,i)}
</section>
<section class="months" aria-labelledby="cases-title">
<h2 id="cases-title">The life of each case</h2>
${renderStrips(r,a)}
<noscript><p>The list of cases needs JavaScript.</p></noscript>
</section>
${n.renderBrowser(`Life`)}`,data:collectLifeData(r,a)})}function renderMarks(e){let n=numberMarks(e).map(({number:e,marks:n})=>{let[r]=n,i=n.map(({kind:e,message:n})=>`<span class="badge">${b[e]}</span> <span dir="auto">${t.escapeHtml(t.cutText(t.makeVisibleLine(n),200))}</span>`);return`<li value="${e}"><span class="quiet">${r===void 0?``:t.escapeHtml(formatRunPlace(r.run))}</span> ${i.join(` `)}</li>`});return n.length===0?`<p class="quiet">No run used another model, judge, prompt or suite than the one before it.</p>`:`<details open><summary>What changed, by the numbers in the charts</summary><ol class="changes">${n.join(``)}</ol></details>`}exports.renderHistory=renderHistory;